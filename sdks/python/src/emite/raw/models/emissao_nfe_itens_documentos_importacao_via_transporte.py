from enum import StrEnum

class EmissaoNfeItensDocumentosImportacaoViaTransporte(StrEnum):
    AEREA = "4"
    CONDUTO = "8"
    COURIER = "11"
    EM_MAOS = "12"
    FERROVIARIA = "6"
    FICTA = "10"
    FLUVIAL = "2"
    LACUSTRE = "3"
    MARITIMA = "1"
    MEIOS_PROPRIOS = "9"
    POSTAL = "5"
    REBOQUE = "13"
    RODOVIARIA = "7"

    def __str__(self) -> str:
        return str(self.value)
