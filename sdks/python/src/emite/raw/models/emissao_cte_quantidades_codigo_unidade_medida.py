from enum import StrEnum

class EmissaoCteQuantidadesCodigoUnidadeMedida(StrEnum):
    KG = "01"
    LITROS = "04"
    M3 = "00"
    MMBTU = "05"
    TON = "02"
    UNIDADE = "03"

    def __str__(self) -> str:
        return str(self.value)
