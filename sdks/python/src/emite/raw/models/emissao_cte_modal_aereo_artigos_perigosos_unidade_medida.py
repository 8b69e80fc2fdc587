from enum import StrEnum

class EmissaoCteModalAereoArtigosPerigososUnidadeMedida(StrEnum):
    KG = "1"
    KG_G = "2"
    LITROS = "3"
    TI = "4"
    UNIDADES = "5"

    def __str__(self) -> str:
        return str(self.value)
