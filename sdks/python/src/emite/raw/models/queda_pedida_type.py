from enum import StrEnum

class QuedaPedidaType(StrEnum):
    CTE = "cte"
    DCE = "dce"
    MDFE = "mdfe"
    NFCE = "nfce"
    NFCOM = "nfcom"
    NFE = "nfe"
    NFSE = "nfse"

    def __str__(self) -> str:
        return str(self.value)
