from enum import StrEnum

class EmissaoNfeItensIpiSituacaoTributaria(StrEnum):
    ENTRADA_COM_RECUPERACAO_DE_CREDITO = "00"
    ENTRADA_COM_SUSPENSAO = "05"
    ENTRADA_IMUNE = "04"
    ENTRADA_ISENTA = "02"
    ENTRADA_NAO_TRIBUTADA = "03"
    ENTRADA_TRIBUTADA_COM_ALIQUOTA_ZERO = "01"
    OUTRAS_ENTRADAS = "49"
    OUTRAS_SAIDAS = "99"
    SAIDA_COM_SUSPENSAO = "55"
    SAIDA_IMUNE = "54"
    SAIDA_ISENTA = "52"
    SAIDA_NAO_TRIBUTADA = "53"
    SAIDA_TRIBUTADA = "50"
    SAIDA_TRIBUTADA_COM_ALIQUOTA_ZERO = "51"

    def __str__(self) -> str:
        return str(self.value)
