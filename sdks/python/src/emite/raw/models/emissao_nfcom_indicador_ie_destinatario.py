from enum import StrEnum

class EmissaoNfcomIndicadorIeDestinatario(StrEnum):
    CONTRIBUINTE = "1"
    ISENTO_DE_IE = "2"
    NAO_CONTRIBUINTE = "9"

    def __str__(self) -> str:
        return str(self.value)
