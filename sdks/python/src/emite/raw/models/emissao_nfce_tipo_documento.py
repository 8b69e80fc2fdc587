from enum import StrEnum

class EmissaoNfceTipoDocumento(StrEnum):
    ENTRADA = "0"
    SAIDA = "1"

    def __str__(self) -> str:
        return str(self.value)
