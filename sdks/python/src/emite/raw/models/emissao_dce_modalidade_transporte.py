from enum import StrEnum

class EmissaoDceModalidadeTransporte(StrEnum):
    CONTA_PROPRIA = "1"
    CORREIOS = "0"
    TRANSPORTADORA = "2"

    def __str__(self) -> str:
        return str(self.value)
