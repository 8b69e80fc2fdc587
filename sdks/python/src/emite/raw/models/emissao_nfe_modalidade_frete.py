from enum import StrEnum

class EmissaoNfeModalidadeFrete(StrEnum):
    POR_CONTA_DE_TERCEIROS = "2"
    POR_CONTA_DO_DESTINATARIO_FOB = "1"
    POR_CONTA_DO_REMETENTE_CIF = "0"
    SEM_TRANSPORTE = "9"
    TRANSPORTE_PROPRIO_DO_DESTINATARIO = "4"
    TRANSPORTE_PROPRIO_DO_REMETENTE = "3"

    def __str__(self) -> str:
        return str(self.value)
