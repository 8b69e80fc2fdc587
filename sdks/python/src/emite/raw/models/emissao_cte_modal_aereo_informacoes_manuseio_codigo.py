from enum import StrEnum

class EmissaoCteModalAereoInformacoesManuseioCodigo(StrEnum):
    ANIMAL_VIVO_COM_CERTIFICADO = "01"
    AUTORIZACAO_GOVERNAMENTAL = "09"
    CARGA_CONSOLIDADA = "08"
    GELO_SECO = "06"
    ION_LITIO_PI965 = "10"
    METAL_LITIO_PI968 = "13"
    NAO_RESTRITO = "07"
    OUTRO = "99"
    PERIGOSO_COM_DECLARACAO = "02"
    PERIGOSO_SEM_DECLARACAO = "04"
    PI966 = "11"
    PI967 = "12"
    PI969 = "14"
    PI970 = "15"
    QUANTIDADE_ISENTA = "05"
    SO_CARGUEIRA = "03"

    def __str__(self) -> str:
        return str(self.value)
