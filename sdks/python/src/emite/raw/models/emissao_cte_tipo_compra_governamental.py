from enum import StrEnum

class EmissaoCteTipoCompraGovernamental(StrEnum):
    COMITE_GESTOR_DO_IBS = "6"
    CONSORCIO_PUBLICO = "5"
    DISTRITO_FEDERAL = "3"
    ESTADO = "2"
    MUNICIPIO = "4"
    UNIAO = "1"

    def __str__(self) -> str:
        return str(self.value)
