from enum import StrEnum

class LookUpCodesTabela(StrEnum):
    CCLASSTRIB = "cclasstrib"
    CEST = "cest"
    CFOP = "cfop"
    MUNICIPIOS = "municipios"
    NCM = "ncm"

    def __str__(self) -> str:
        return str(self.value)
