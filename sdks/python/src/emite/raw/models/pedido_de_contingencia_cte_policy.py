from enum import StrEnum

class PedidoDeContingenciaCtePolicy(StrEnum):
    AUTOMATICA = "automatica"
    DESLIGADA = "desligada"
    MANUAL = "manual"

    def __str__(self) -> str:
        return str(self.value)
