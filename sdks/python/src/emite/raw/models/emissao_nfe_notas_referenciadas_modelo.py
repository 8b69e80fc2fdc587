from enum import StrEnum

class EmissaoNfeNotasReferenciadasModelo(StrEnum):
    MODELO_1_1A = "01"
    MODELO_2 = "02"

    def __str__(self) -> str:
        return str(self.value)
