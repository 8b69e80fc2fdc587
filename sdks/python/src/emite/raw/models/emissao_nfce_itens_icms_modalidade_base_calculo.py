from enum import StrEnum

class EmissaoNfceItensIcmsModalidadeBaseCalculo(StrEnum):
    MARGEM_DE_VALOR_AGREGADO = "0"
    PAUTA = "1"
    PRECO_TABELADO_MAXIMO = "2"
    VALOR_DA_OPERACAO = "3"

    def __str__(self) -> str:
        return str(self.value)
