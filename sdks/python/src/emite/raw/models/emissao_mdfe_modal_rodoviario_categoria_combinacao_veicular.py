from enum import StrEnum

class EmissaoMdfeModalRodoviarioCategoriaCombinacaoVeicular(StrEnum):
    ACIMA_DE_10_EIXOS = "14"
    VALOR_02_2_EIXOS = "02"
    VALOR_04_3_EIXOS = "04"
    VALOR_06_4_EIXOS = "06"
    VALOR_07_5_EIXOS = "07"
    VALOR_08_6_EIXOS = "08"
    VALOR_10_7_EIXOS = "10"
    VALOR_11_8_EIXOS = "11"
    VALOR_12_9_EIXOS = "12"
    VALOR_13_10_EIXOS = "13"

    def __str__(self) -> str:
        return str(self.value)
