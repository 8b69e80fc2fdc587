from enum import StrEnum

class EmissaoNfeItensIcmsMotivoReducao(StrEnum):
    OUTROS = "9"
    TRANSPORTE_COLETIVO = "1"

    def __str__(self) -> str:
        return str(self.value)
