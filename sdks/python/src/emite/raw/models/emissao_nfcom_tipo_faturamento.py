from enum import StrEnum

class EmissaoNfcomTipoFaturamento(StrEnum):
    CENTRALIZADO = "1"
    COFATURAMENTO = "2"
    NORMAL = "0"

    def __str__(self) -> str:
        return str(self.value)
