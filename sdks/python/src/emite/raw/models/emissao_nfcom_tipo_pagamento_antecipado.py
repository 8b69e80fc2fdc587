from enum import StrEnum

class EmissaoNfcomTipoPagamentoAntecipado(StrEnum):
    ANTECIPADO_SERVICO_NAO_CONTINUADO = "1"
    FORNECIMENTO_JA_PAGO = "3"
    SERVICO_CONTINUADO_PAGO_ANTES = "2"

    def __str__(self) -> str:
        return str(self.value)
