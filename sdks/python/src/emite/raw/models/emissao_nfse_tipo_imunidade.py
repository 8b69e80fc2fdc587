from enum import StrEnum

class EmissaoNfseTipoImunidade(StrEnum):
    ENTES_PUBLICOS = "1"
    FONOGRAMAS = "5"
    LIVROS_JORNAIS_E_PERIODICOS = "4"
    NAO_INFORMADA_NA_ORIGEM = "0"
    PARTIDOS_SINDICATOS_EDUCACAO_E_ASSISTENCIA = "3"
    TEMPLOS = "2"

    def __str__(self) -> str:
        return str(self.value)
