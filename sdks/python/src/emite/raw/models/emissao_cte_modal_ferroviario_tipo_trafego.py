from enum import StrEnum

class EmissaoCteModalFerroviarioTipoTrafego(StrEnum):
    MUTUO = "1"
    PROPRIO = "0"
    RODOFERROVIARIO = "2"
    RODOVIARIO = "3"

    def __str__(self) -> str:
        return str(self.value)
