from enum import StrEnum

class EmissaoNfceItensArmamentosTipoArma(StrEnum):
    USO_PERMITIDO = "0"
    USO_RESTRITO = "1"

    def __str__(self) -> str:
        return str(self.value)
