from enum import StrEnum

class EmissaoCteNfsModelo(StrEnum):
    MODELO_1_1A_E_AVULSA = "01"
    PRODUTOR = "04"

    def __str__(self) -> str:
        return str(self.value)
