from enum import StrEnum

class VizinhoDoSandboxType(StrEnum):
    CTE = "cte"
    MDFE = "mdfe"
    NFE = "nfe"

    def __str__(self) -> str:
        return str(self.value)
