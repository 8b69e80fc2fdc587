from enum import StrEnum

class EmissaoNfeIndicadorIntermediario(StrEnum):
    COM_INTERMEDIADOR = "1"
    SEM_INTERMEDIADOR = "0"

    def __str__(self) -> str:
        return str(self.value)
