from enum import StrEnum

class EmissaoNfceTipoImpressao(StrEnum):
    DANFE_SIMPLIFICADO_TIPO_2 = "6"
    NFC_E_MENSAGEM_ELETRONICA = "5"
    PAISAGEM = "2"
    SEM_DANFE = "0"
    SIMPLIFICADO = "3"
    VALOR_1_55_6_COM_PRESENCA_COMPRADOR_4 = "1"
    VALOR_4_65 = "4"

    def __str__(self) -> str:
        return str(self.value)
