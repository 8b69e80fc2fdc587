import { messages } from '../../text/locale.ts';

/** Texts about documents that several rooms share. */
export const documentMessages = messages({
  'pt-BR': {
    PENDENTE: 'Aguardando',
    AUTORIZADA: 'Autorizada',
    REJEITADA: 'Rejeitada',
    CANCELADA: 'Cancelada',
    ENCERRADA: 'Encerrada',
    ERRO_TECNICO: 'Erro técnico',
  },
  en: {
    PENDENTE: 'Waiting',
    AUTORIZADA: 'Authorized',
    REJEITADA: 'Rejected',
    CANCELADA: 'Canceled',
    ENCERRADA: 'Closed',
    ERRO_TECNICO: 'Technical error',
  },
});

/** A document's `status`, in the order people think of them. */
export const STATUSES = [
  'PENDENTE',
  'AUTORIZADA',
  'REJEITADA',
  'ERRO_TECNICO',
  'CANCELADA',
  'ENCERRADA',
] as const satisfies readonly (keyof (typeof documentMessages)['pt-BR'])[];
export type Status = (typeof STATUSES)[number];

export const isStatus = (text: string): text is Status => STATUSES.some((status) => status === text);
