from enum import StrEnum

class EmissaoNfseTipoRetencaoIss(StrEnum):
    NAO_RETIDO = "1"
    RETIDO_PELO_INTERMEDIARIO = "3"
    RETIDO_PELO_TOMADOR = "2"

    def __str__(self) -> str:
        return str(self.value)
