from enum import StrEnum

class ListObligationsState(StrEnum):
    ABERTA = "aberta"
    CUMPRIDA = "cumprida"
    TAREFA = "tarefa"

    def __str__(self) -> str:
        return str(self.value)
