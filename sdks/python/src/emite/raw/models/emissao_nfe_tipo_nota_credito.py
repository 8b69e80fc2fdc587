from enum import StrEnum

class EmissaoNfeTipoNotaCredito(StrEnum):
    APROPRIACAO_DE_CREDITO_PRESUMIDO_DE_IBS_NA_ZFM = "02"
    MULTA_E_JUROS = "01"
    REDUCAO_DE_VALORES = "04"
    RETORNO_POR_RECUSA_NA_ENTREGA_OU_NAO_LOCALIZACAO = "03"
    RETORNO_POR_RECUSA_PARCIAL = "06"
    TRANSFERENCIA_DE_CREDITO_NA_SUCESSAO = "05"

    def __str__(self) -> str:
        return str(self.value)
