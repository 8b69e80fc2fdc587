from enum import StrEnum

class EmissaoCteRetirarMercadoria(StrEnum):
    NAO = "1"
    SIM = "0"

    def __str__(self) -> str:
        return str(self.value)
