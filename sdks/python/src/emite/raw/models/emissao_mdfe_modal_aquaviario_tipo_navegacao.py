from enum import StrEnum

class EmissaoMdfeModalAquaviarioTipoNavegacao(StrEnum):
    CABOTAGEM = "1"
    INTERIOR = "0"

    def __str__(self) -> str:
        return str(self.value)
