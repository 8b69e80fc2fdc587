from enum import StrEnum

class EmissaoNfseDocumentosTipoDeducao(StrEnum):
    ALIMENTACAO_E_BEBIDAS = "1"
    MATERIAIS = "2"
    OUTRAS = "99"
    PRODUCAO_EXTERNA = "3"
    PROFISSIONAL_PARCEIRO = "9"
    REEMBOLSO_DE_DESPESAS = "4"
    REPASSE_CONSORCIADO = "5"
    REPASSE_DE_PLANO_DE_SAUDE = "6"
    SERVICOS = "7"
    SUBEMPREITADA = "8"

    def __str__(self) -> str:
        return str(self.value)
