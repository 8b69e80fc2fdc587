from enum import StrEnum

class EmissaoNfseCodigoJustificativaSubstituicao(StrEnum):
    DESENQUADRAMENTO_DO_SIMPLES_NACIONAL = "01"
    ENQUADRAMENTO_NO_SIMPLES_NACIONAL = "02"
    EXCLUSAO_RETROATIVA_DE_IMUNIDADE_OU_ISENCAO = "04"
    INCLUSAO_RETROATIVA_DE_IMUNIDADE_OU_ISENCAO = "03"
    OUTROS = "99"
    REJEICAO_PELO_TOMADOR_OU_INTERMEDIARIO = "05"

    def __str__(self) -> str:
        return str(self.value)
