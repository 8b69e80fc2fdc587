from enum import StrEnum

class EmissaoNfcomItensIdentificadoresProcessosTipoProcesso(StrEnum):
    JUSTICA_ESTADUAL = "2"
    JUSTICA_FEDERAL = "1"
    SEFAZ = "0"

    def __str__(self) -> str:
        return str(self.value)
