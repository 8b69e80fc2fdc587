from enum import StrEnum

class EmissaoCteModalFerroviarioFerroviaEmitente(StrEnum):
    FERROVIA_DE_DESTINO = "2"
    FERROVIA_DE_ORIGEM = "1"

    def __str__(self) -> str:
        return str(self.value)
