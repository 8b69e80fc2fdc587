from enum import StrEnum

class EmissaoNfeNotasReferenciadasModeloNfProdutor(StrEnum):
    NF_AVULSA = "01"
    NF_DE_PRODUTOR = "04"

    def __str__(self) -> str:
        return str(self.value)
