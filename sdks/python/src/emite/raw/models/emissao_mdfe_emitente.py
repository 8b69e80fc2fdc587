from enum import StrEnum

class EmissaoMdfeEmitente(StrEnum):
    CARGA_PROPRIA = "2"
    PRESTADOR_DE_SERVICO_DE_TRANSPORTE = "1"
    PRESTADOR_QUE_EMITIRA_CT_E_GLOBALIZADO = "3"

    def __str__(self) -> str:
        return str(self.value)
