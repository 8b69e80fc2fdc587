from enum import StrEnum

class EmissaoNfceFormaEmissao(StrEnum):
    CONTINGENCIA_FS_DA = "5"
    CONTINGENCIA_FS_IA = "2"
    EPEC = "4"
    NORMAL = "1"
    OFFLINE_DA_NFC_E_E_DO_DANFE_SIMPLIFICADO_TIPO_2 = "9"
    REGIME_ESPECIAL_NFF = "3"
    SVC_AN = "6"
    SVC_RS = "7"

    def __str__(self) -> str:
        return str(self.value)
