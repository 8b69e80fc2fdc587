from enum import StrEnum

class EmissaoCteTipoServico(StrEnum):
    NORMAL = "0"
    REDESPACHO = "2"
    REDESPACHO_INTERMEDIARIO = "3"
    SERVICO_VINCULADO_A_MULTIMODAL = "4"
    SUBCONTRATACAO = "1"

    def __str__(self) -> str:
        return str(self.value)
