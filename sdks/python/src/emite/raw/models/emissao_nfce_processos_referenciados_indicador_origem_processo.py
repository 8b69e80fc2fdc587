from enum import StrEnum

class EmissaoNfceProcessosReferenciadosIndicadorOrigemProcesso(StrEnum):
    CONFAZ = "4"
    JUSTICA_ESTADUAL = "2"
    JUSTICA_FEDERAL = "1"
    OUTROS = "9"
    SECEX_RFB = "3"
    SEFAZ = "0"

    def __str__(self) -> str:
        return str(self.value)
