import type { LetterOutcome } from '@fiscal/core/vocabulary/received/letter';

const AGAIN = 'O servidor do remetente tenta de novo.';

/** Why a letter brought nothing, and what to do, pt-BR; null: nothing to explain. */
export const LETTER_MESSAGES: Readonly<Record<LetterOutcome, string | null>> = {
  na_fila: null,
  entrou: null,
  sem_arquivo: 'A carta não tem XML nem ZIP. Peça ao remetente o XML autorizado como anexo.',
  nada_entrou:
    'Nenhum arquivo entrou. Veja o motivo de cada um em GET /v1/received/files/{id}, com o id de filesId.',
  interrompida: 'A leitura dos arquivos parou antes do fim. Peça a carta de novo.',
  repetida: 'A mesma carta já tinha chegado; os arquivos dela não entram duas vezes.',
  grande_demais: 'A carta passa de 10 MB e foi recusada. Peça os arquivos em cartas menores.',
  arquivos_demais: 'A carta tem mais de 50 arquivos e foi recusada. Peça-os em mais cartas, ou em um ZIP.',
  ilegivel: 'A carta não pôde ser lida e foi recusada. Peça os arquivos como anexos simples, ou em um ZIP.',
  demorada: `A leitura da carta demorou demais. ${AGAIN}`,
  cota_da_empresa: `O endereço já recebeu as cartas de um dia: as seguintes esperam. ${AGAIN} Se elas não são de fornecedores, troque o endereço.`,
  cota_do_remetente: `O domínio do remetente já enviou as cartas de um dia: as seguintes esperam. ${AGAIN}`,
  fila_cheia: `Os arquivos que esperam leitura passam do limite da conta: as cartas seguintes esperam. ${AGAIN}`,
};
