from enum import StrEnum

class EmissaoMdfeFormaEmissao(StrEnum):
    CONTINGENCIA = "2"
    NORMAL = "1"
    REGIME_ESPECIAL_NFF = "3"

    def __str__(self) -> str:
        return str(self.value)
