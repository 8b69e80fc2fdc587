from enum import StrEnum

class RegisterReceivedRejeicaoTomadorBodyCodigoRejeicao(StrEnum):
    ERRO_QUANTO_AO_VALOR_AS_DEDUCOES_AO_SERVICO_OU_A = "5"
    ERRO_QUANTO_A_RESPONSABILIDADE_TRIBUTARIA = "4"
    NAO_OCORRENCIA_DO_FATO_GERADOR = "3"
    NFS_E_EM_DUPLICIDADE = "1"
    NFS_E_JA_EMITIDA_PELO_TOMADOR = "2"
    OUTROS = "9"

    def __str__(self) -> str:
        return str(self.value)
