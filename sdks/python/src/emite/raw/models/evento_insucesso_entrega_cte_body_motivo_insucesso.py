from enum import StrEnum

class EventoInsucessoEntregaCteBodyMotivoInsucesso(StrEnum):
    ENDERECO_INEXISTENTE = "3"
    OUTROS = "4"
    RECEBEDOR_AUSENTE = "1"
    RECUSA_DO_RECEBEDOR = "2"

    def __str__(self) -> str:
        return str(self.value)
