from enum import StrEnum

class EmissaoMdfeModalRodoviarioTipoProprietarioVeiculo(StrEnum):
    OUTROS = "2"
    TAC_AGREGADO = "0"
    TAC_INDEPENDENTE = "1"

    def __str__(self) -> str:
        return str(self.value)
