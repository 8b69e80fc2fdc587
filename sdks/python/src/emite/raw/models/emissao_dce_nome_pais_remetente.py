from enum import StrEnum

class EmissaoDceNomePaisRemetente(StrEnum):
    BRASIL = "BRASIL"

    def __str__(self) -> str:
        return str(self.value)
