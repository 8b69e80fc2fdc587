from enum import StrEnum

class EmissaoNfceIndicadorIntermediario(StrEnum):
    COM_INTERMEDIADOR = "1"
    SEM_INTERMEDIADOR = "0"

    def __str__(self) -> str:
        return str(self.value)
