from enum import StrEnum

class EmissaoNfceItensIssqnIndicadorExigibilidade(StrEnum):
    EXIGIVEL = "1"
    EXPORTACAO = "4"
    IMUNIDADE = "5"
    ISENCAO = "3"
    NAO_INCIDENCIA = "2"
    SUSPENSA_ADMINISTRATIVA = "7"
    SUSPENSA_JUDICIAL = "6"

    def __str__(self) -> str:
        return str(self.value)
