from enum import StrEnum

class EmissaoDceTipoEmitente(StrEnum):
    APLICATIVO_DO_FISCO = "0"
    CORREIOS = "4"
    EMISSOR_PROPRIO = "2"
    MARKETPLACE = "1"
    TRANSPORTADORA = "3"

    def __str__(self) -> str:
        return str(self.value)
