from enum import StrEnum

class EmissaoNfceItensCbsAlcZfmTipo(StrEnum):
    VALOR_1 = "1"
    VALOR_2 = "2"

    def __str__(self) -> str:
        return str(self.value)
