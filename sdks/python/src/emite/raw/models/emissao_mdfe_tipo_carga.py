from enum import StrEnum

class EmissaoMdfeTipoCarga(StrEnum):
    CARGA_GERAL = "05"
    CONTEINERIZADA = "04"
    FRIGORIFICADA = "03"
    GRANEL_LIQUIDO = "02"
    GRANEL_PRESSURIZADA = "12"
    GRANEL_SOLIDO = "01"
    NEOGRANEL = "06"
    VALOR_07 = "07"
    VALOR_08 = "08"
    VALOR_09 = "09"
    VALOR_10 = "10"
    VALOR_11 = "11"

    def __str__(self) -> str:
        return str(self.value)
