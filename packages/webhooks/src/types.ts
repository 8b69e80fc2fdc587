import type { DocumentStatus } from '@fiscal/core/vocabulary/states';

/** Subject of a message: decides the shape of its data. */
export type Subject =
  | 'document'
  | 'imported'
  | 'deadline'
  | 'event'
  | 'numbering'
  | 'received'
  | 'received-event'
  | 'received-request'
  | 'received-deadline'
  | 'received-neighbor'
  | 'manifestation'
  | 'certificate'
  | 'credits'
  | 'authority'
  | 'test';

export interface TypeRow {
  readonly subject: Subject;
  /** pt-BR: what has happened when it is sent. */
  readonly description: string;
  /** pt-BR, a few words: in a list to choose from. */
  readonly title: string;
}

/** The only list of types. Everything else about a type is derived from its row. */
export const MESSAGE_TYPES = {
  'document.pending': {
    subject: 'document',
    title: 'Documento aceito',
    description: 'O documento foi aceito e aguarda o veredito; ou voltou à fila depois de parado.',
  },
  'document.authorized': {
    subject: 'document',
    title: 'Documento autorizado',
    description: 'A SEFAZ autorizou o documento: XML e PDF podem ser baixados.',
  },
  'document.rejected': {
    subject: 'document',
    title: 'Documento rejeitado',
    description: 'O documento foi rejeitado, pela validação ou pela SEFAZ: consulte o motivo e emita outro.',
  },
  'document.cancelled': {
    subject: 'document',
    title: 'Documento cancelado',
    description: 'A SEFAZ registrou o cancelamento do documento.',
  },
  'document.closed': {
    subject: 'document',
    title: 'MDF-e encerrado',
    description: 'A SEFAZ registrou o encerramento do MDF-e.',
  },
  'document.halted': {
    subject: 'document',
    title: 'Documento parado',
    description: 'O documento parou por um erro técnico e espera que alguém o retome ou desista dele.',
  },
  'document.contingency': {
    subject: 'document',
    title: 'Documento em contingência',
    description:
      'O documento foi emitido em contingência: já pode ser impresso, e será transmitido quando a SEFAZ voltar.',
  },
  'document.deadline': {
    subject: 'deadline',
    title: 'Prazo correndo',
    description:
      'Um prazo que uma contingência abriu está na metade, a 80% ou venceu: transmitir o documento, cancelar a primeira tentativa ou inutilizar um número.',
  },
  'document.imported': {
    subject: 'imported',
    title: 'Documento importado',
    description:
      'Um documento de outro emissor foi importado, ou um evento seu: nada foi enviado à SEFAZ. status diz como ele está, e imported.state se a SEFAZ o confirma; enquanto não confirma, esta é a única mensagem do documento.',
  },
  'document.event.requested': {
    subject: 'event',
    title: 'Evento pedido',
    description: 'Um evento do documento foi pedido e aguarda a resposta da SEFAZ.',
  },
  'document.event.registered': {
    subject: 'event',
    title: 'Evento registrado',
    description: 'A SEFAZ registrou um evento do documento.',
  },
  'document.event.refused': {
    subject: 'event',
    title: 'Evento recusado',
    description: 'A SEFAZ recusou um evento do documento: consulte o motivo em events.',
  },
  'numbering.voided': {
    subject: 'numbering',
    title: 'Numeração inutilizada',
    description: 'A SEFAZ homologou a inutilização de uma faixa de números.',
  },
  'received.document': {
    subject: 'received',
    title: 'Nota recebida',
    description: 'Uma nota que outro emitiu para a empresa chegou: inteira ou em resumo, como diz completa.',
  },
  'received.completed': {
    subject: 'received',
    title: 'Nota recebida inteira',
    description: 'O XML inteiro de uma nota recebida chegou; antes havia só o resumo.',
  },
  'received.checked': {
    subject: 'received',
    title: 'Nota recebida conferida',
    description:
      'A SEFAZ confirmou uma nota que só um arquivo mostrava (proof), ou a contradisse: proofReason diz em quê.',
  },
  'received.cancelled': {
    subject: 'received-event',
    title: 'Nota recebida cancelada',
    description: 'Quem emitiu uma nota recebida a cancelou.',
  },
  'received.event': {
    subject: 'received-event',
    title: 'Evento de nota recebida',
    description: 'Chegou um evento de uma nota recebida, como uma carta de correção.',
  },
  'received.manifested': {
    subject: 'manifestation',
    title: 'Manifestação decidida',
    description:
      'Uma manifestação de uma nota recebida foi registrada ou recusada; erro: a SEFAZ não tem nada, e ela pode ser pedida de novo.',
  },
  'received.requested': {
    subject: 'received-request',
    title: 'Evento pedido decidido',
    description:
      'Um evento que a empresa pediu de um documento recebido, como um desacordo de CT-e, foi registrado ou recusado; erro: a SEFAZ não tem nada, e ele pode ser pedido de novo.',
  },
  'received.deadline': {
    subject: 'received-deadline',
    title: 'Prazo de manifestação',
    description:
      'O prazo de ciência ou de manifestação conclusiva de uma nota recebida está perto do fim, e a empresa não se manifestou pela Emite. Uma vez por prazo.',
  },
  'received.neighbor': {
    subject: 'received-neighbor',
    title: 'Outro sistema consulta',
    description:
      'Outro sistema da empresa consultou a distribuição do mesmo CNPJ e recebeu notas antes da Emite, que busca as que faltam aos poucos. Desligue a consulta do outro sistema, ou conte com o atraso. Uma vez, até a sequência voltar ao normal.',
  },
  'certificate.expiring': {
    subject: 'certificate',
    title: 'Certificado perto do fim',
    description: 'O certificado A1 de uma empresa vence em breve, ou venceu.',
  },
  'credits.low': {
    subject: 'credits',
    title: 'Créditos acabando',
    description: 'Os créditos da conta estão acabando.',
  },
  'sefaz.status_changed': {
    subject: 'authority',
    title: 'SEFAZ mudou de situação',
    description: 'Um serviço de uma SEFAZ saiu do ar ou voltou.',
  },
  'webhook.test': {
    subject: 'test',
    title: 'Teste',
    description: 'Mensagem de teste, pedida por alguém da conta.',
  },
} as const satisfies Readonly<Record<string, TypeRow>>;

export type MessageType = keyof typeof MESSAGE_TYPES;

export const isMessageType = (text: string): text is MessageType => Object.hasOwn(MESSAGE_TYPES, text);

/** Message type of each document status. */
export const TYPE_OF_STATUS = {
  PENDENTE: 'document.pending',
  AUTORIZADA: 'document.authorized',
  REJEITADA: 'document.rejected',
  CANCELADA: 'document.cancelled',
  ENCERRADA: 'document.closed',
  ERRO_TECNICO: 'document.halted',
} as const satisfies Readonly<Record<DocumentStatus, MessageType>>;
