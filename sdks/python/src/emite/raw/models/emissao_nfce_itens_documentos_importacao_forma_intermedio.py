from enum import StrEnum

class EmissaoNfceItensDocumentosImportacaoFormaIntermedio(StrEnum):
    CONTA_E_ORDEM = "2"
    CONTA_PROPRIA = "1"
    ENCOMENDA = "3"

    def __str__(self) -> str:
        return str(self.value)
