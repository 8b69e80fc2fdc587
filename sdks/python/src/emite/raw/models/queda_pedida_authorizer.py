from enum import StrEnum

class QuedaPedidaAuthorizer(StrEnum):
    NORMAL = "normal"
    SVC = "svc"

    def __str__(self) -> str:
        return str(self.value)
