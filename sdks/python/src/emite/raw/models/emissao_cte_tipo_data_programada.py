from enum import StrEnum

class EmissaoCteTipoDataProgramada(StrEnum):
    ATE = "2"
    A_PARTIR_DE = "3"
    NA_DATA_NO_HORARIO = "1"

    def __str__(self) -> str:
        return str(self.value)
