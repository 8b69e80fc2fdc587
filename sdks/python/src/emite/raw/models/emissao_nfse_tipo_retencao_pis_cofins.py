from enum import StrEnum

class EmissaoNfseTipoRetencaoPisCofins(StrEnum):
    COFINS_E_CSLL_RETIDAS = "7"
    NENHUM_RETIDO = "0"
    PIS_COFINS_E_CSLL_RETIDOS = "3"
    PIS_E_COFINS_NAO_RETIDOS = "2"
    PIS_E_COFINS_RETIDOS = "1"
    PIS_E_COFINS_RETIDOS_CSLL_NAO = "4"
    PIS_E_CSLL_RETIDOS = "9"
    SO_COFINS_RETIDA = "6"
    SO_CSLL_RETIDA = "8"
    SO_PIS_RETIDO = "5"

    def __str__(self) -> str:
        return str(self.value)
