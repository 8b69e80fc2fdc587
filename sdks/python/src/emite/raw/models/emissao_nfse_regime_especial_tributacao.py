from enum import StrEnum

class EmissaoNfseRegimeEspecialTributacao(StrEnum):
    COOPERATIVA = "1"
    ESTIMATIVA = "2"
    MICROEMPRESA_MUNICIPAL = "3"
    NENHUM = "0"
    NOTARIO_OU_REGISTRADOR = "4"
    OUTROS = "9"
    PROFISSIONAL_AUTONOMO = "5"
    SOCIEDADE_DE_PROFISSIONAIS = "6"

    def __str__(self) -> str:
        return str(self.value)
