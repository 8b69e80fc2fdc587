from enum import StrEnum

class EmissaoCteModalDutoviarioTipoContratacaoServico(StrEnum):
    CAPACIDADE_DE_ENTRADA = "1"
    CAPACIDADE_DE_SAIDA = "2"
    PONTO_A_PONTO = "0"

    def __str__(self) -> str:
        return str(self.value)
