from enum import StrEnum

class EmissaoNfceItensVeiculoCodigoVin(StrEnum):
    N = "N"
    R = "R"

    def __str__(self) -> str:
        return str(self.value)
