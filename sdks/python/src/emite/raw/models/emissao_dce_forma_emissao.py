from enum import StrEnum

class EmissaoDceFormaEmissao(StrEnum):
    CONTINGENCIA_OFF_LINE = "2"
    NORMAL = "1"

    def __str__(self) -> str:
        return str(self.value)
