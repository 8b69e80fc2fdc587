from enum import StrEnum

class ListReceivedSituacao(StrEnum):
    AUTORIZADA = "autorizada"
    CANCELADA = "cancelada"
    DENEGADA = "denegada"
    ENCERRADA = "encerrada"

    def __str__(self) -> str:
        return str(self.value)
