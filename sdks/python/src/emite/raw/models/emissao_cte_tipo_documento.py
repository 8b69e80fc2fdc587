from enum import StrEnum

class EmissaoCteTipoDocumento(StrEnum):
    COMPLEMENTO_DE_VALORES = "1"
    NORMAL = "0"
    SUBSTITUICAO = "3"

    def __str__(self) -> str:
        return str(self.value)
