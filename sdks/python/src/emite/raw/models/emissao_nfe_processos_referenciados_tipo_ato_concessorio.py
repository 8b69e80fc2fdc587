from enum import StrEnum

class EmissaoNfeProcessosReferenciadosTipoAtoConcessorio(StrEnum):
    AJUSTE_SINIEF = "14"
    AUTORIZACAO_ESPECIFICA = "12"
    CONVENIO_ICMS = "15"
    REGIME_ESPECIAL = "10"
    TERMO_DE_ACORDO = "08"

    def __str__(self) -> str:
        return str(self.value)
