from enum import StrEnum

class ListDeadlinesState(StrEnum):
    ABERTO = "aberto"
    CUMPRIDO = "cumprido"

    def __str__(self) -> str:
        return str(self.value)
