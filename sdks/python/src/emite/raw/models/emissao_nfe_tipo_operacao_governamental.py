from enum import StrEnum

class EmissaoNfeTipoOperacaoGovernamental(StrEnum):
    FORNECIMENTO_JA_PAGO = "3"
    FORNECIMENTO_PAGAMENTO_POSTERIOR = "1"
    PAGAMENTO_COM_FORNECIMENTO_POSTERIOR = "4"
    PAGAMENTO_DE_FORNECIMENTO_JA_FEITO = "2"

    def __str__(self) -> str:
        return str(self.value)
