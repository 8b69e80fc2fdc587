from enum import StrEnum

class EmissaoNfcomItensTipoRessarcimento(StrEnum):
    COBRANCA_INDEVIDA = "1"
    INTERRUPCAO = "2"
    OUTROS = "99"

    def __str__(self) -> str:
        return str(self.value)
