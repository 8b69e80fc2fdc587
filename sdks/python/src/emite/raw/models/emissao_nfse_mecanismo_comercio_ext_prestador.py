from enum import StrEnum

class EmissaoNfseMecanismoComercioExtPrestador(StrEnum):
    ACC = "02"
    ACE = "03"
    BNDES_EXIM_POS_EMBARQUE = "04"
    BNDES_EXIM_PRE_EMBARQUE = "05"
    DESCONHECIDO = "00"
    FGE = "06"
    NENHUM = "01"
    PROEX_EQUALIZACAO = "07"
    PROEX_FINANCIAMENTO = "08"

    def __str__(self) -> str:
        return str(self.value)
