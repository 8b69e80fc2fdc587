from enum import StrEnum

class EmissaoNfeItensVeiculoCodigoVin(StrEnum):
    N = "N"
    R = "R"

    def __str__(self) -> str:
        return str(self.value)
