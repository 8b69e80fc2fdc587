from enum import StrEnum

class QuedaPedidaState(StrEnum):
    LENTO = "lento"
    NORMAL = "normal"
    OSCILANTE = "oscilante"
    RECUSA = "recusa"
    TIMEOUTANTES = "timeout=antes"
    TIMEOUTDEPOIS = "timeout=depois"
    VALUE_0 = "108"
    VALUE_1 = "109"
    VALUE_2 = "113"
    VALUE_3 = "114"

    def __str__(self) -> str:
        return str(self.value)
