from enum import StrEnum

class EmissaoNfcomMotivoSubstituicao(StrEnum):
    DECISAO_JUDICIAL = "03"
    DESCONTINUIDADE_DO_SERVICO = "05"
    ERRO_CADASTRAL = "02"
    ERRO_DE_PRECO = "01"
    ERRO_DE_TRIBUTACAO = "04"
    REGIME_ESPECIAL = "06"

    def __str__(self) -> str:
        return str(self.value)
