from enum import StrEnum

class EmissaoNfceIndicadorInscricaoEstadualDestinatario(StrEnum):
    CONTRIBUINTE = "1"
    CONTRIBUINTE_ISENTO = "2"
    NAO_CONTRIBUINTE = "9"

    def __str__(self) -> str:
        return str(self.value)
