from enum import StrEnum

class RecebimentoPedidoTypes(StrEnum):
    CTE = "cte"
    MDFE = "mdfe"
    NFE = "nfe"
    NFSE = "nfse"

    def __str__(self) -> str:
        return str(self.value)
