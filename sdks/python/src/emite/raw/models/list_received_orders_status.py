from enum import StrEnum

class ListReceivedOrdersStatus(StrEnum):
    ABERTO = "aberto"
    AMBIGUO = "ambiguo"
    ATENDIDO = "atendido"

    def __str__(self) -> str:
        return str(self.value)
