from enum import StrEnum

class EmissaoCteModalAquaviarioDirecao(StrEnum):
    L = "L"
    N = "N"
    O = "O"
    S = "S"

    def __str__(self) -> str:
        return str(self.value)
