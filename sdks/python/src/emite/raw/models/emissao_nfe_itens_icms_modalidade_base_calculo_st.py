from enum import StrEnum

class EmissaoNfeItensIcmsModalidadeBaseCalculoSt(StrEnum):
    LISTA_NEGATIVA = "1"
    LISTA_NEUTRA = "3"
    LISTA_POSITIVA = "2"
    MARGEM_DE_VALOR_AGREGADO = "4"
    PAUTA = "5"
    PRECO_TABELADO_OU_SUGERIDO = "0"
    VALOR_DA_OPERACAO = "6"

    def __str__(self) -> str:
        return str(self.value)
