from enum import StrEnum

class EmissaoNfcomModeloSubstituicao(StrEnum):
    NOTA_DE_SERVICO_DE_COMUNICACAO = "21"
    NOTA_DE_SERVICO_DE_TELECOMUNICACAO = "22"

    def __str__(self) -> str:
        return str(self.value)
