from enum import StrEnum

class EmissaoCteModalAquaviarioTipoNavegacao(StrEnum):
    CABOTAGEM = "1"
    INTERIOR = "0"

    def __str__(self) -> str:
        return str(self.value)
