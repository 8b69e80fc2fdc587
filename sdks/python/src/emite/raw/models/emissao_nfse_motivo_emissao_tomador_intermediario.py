from enum import StrEnum

class EmissaoNfseMotivoEmissaoTomadorIntermediario(StrEnum):
    IMPORTACAO_DE_SERVICO = "1"
    OBRIGACAO_MUNICIPAL = "2"
    RECUSA_DO_PRESTADOR = "3"
    REJEICAO_DA_NOTA_DO_PRESTADOR = "4"

    def __str__(self) -> str:
        return str(self.value)
