from enum import StrEnum

class EmissaoCteTipoPagamentoAntecipado(StrEnum):
    FORNECIMENTO_JA_PAGO = "3"
    PAGAMENTO_ANTECIPADO = "1"

    def __str__(self) -> str:
        return str(self.value)
