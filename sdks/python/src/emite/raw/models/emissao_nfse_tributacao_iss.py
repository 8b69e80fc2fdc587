from enum import StrEnum

class EmissaoNfseTributacaoIss(StrEnum):
    EXPORTACAO_DE_SERVICO = "3"
    IMUNIDADE = "2"
    NAO_INCIDENCIA = "4"
    TRIBUTAVEL = "1"

    def __str__(self) -> str:
        return str(self.value)
