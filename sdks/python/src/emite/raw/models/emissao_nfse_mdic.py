from enum import StrEnum

class EmissaoNfseMdic(StrEnum):
    ENVIAR = "1"
    NAO_ENVIAR = "0"

    def __str__(self) -> str:
        return str(self.value)
