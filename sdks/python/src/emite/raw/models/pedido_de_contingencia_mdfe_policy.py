from enum import StrEnum

class PedidoDeContingenciaMdfePolicy(StrEnum):
    AUTOMATICA = "automatica"
    DESLIGADA = "desligada"
    MANUAL = "manual"

    def __str__(self) -> str:
        return str(self.value)
