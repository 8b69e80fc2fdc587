from enum import IntEnum

class WebhookPrazoPercent(IntEnum):
    VALOR_0 = 0
    VALOR_50 = 50
    VALOR_80 = 80
    VALOR_100 = 100

    def __str__(self) -> str:
        return str(self.value)
