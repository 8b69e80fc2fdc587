from enum import StrEnum

class EmissaoMdfeTipoTransporte(StrEnum):
    CTC = "3"
    ETC = "1"
    TAC = "2"

    def __str__(self) -> str:
        return str(self.value)
