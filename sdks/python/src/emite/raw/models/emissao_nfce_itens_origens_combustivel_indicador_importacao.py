from enum import StrEnum

class EmissaoNfceItensOrigensCombustivelIndicadorImportacao(StrEnum):
    IMPORTADO = "1"
    NACIONAL = "0"

    def __str__(self) -> str:
        return str(self.value)
