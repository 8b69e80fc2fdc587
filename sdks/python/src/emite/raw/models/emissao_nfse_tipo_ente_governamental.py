from enum import StrEnum

class EmissaoNfseTipoEnteGovernamental(StrEnum):
    DISTRITO_FEDERAL = "3"
    ESTADO = "2"
    MUNICIPIO = "4"
    UNIAO = "1"

    def __str__(self) -> str:
        return str(self.value)
