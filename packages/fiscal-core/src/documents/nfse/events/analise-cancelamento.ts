import { defineEvent } from '../../../engine/events/define/define.ts';
import { MOTIVE } from './cancelamento.ts';
import { nfseEnvelope } from './envelope.ts';

/** Asks the município to make a note void whose term is over (E0822): its verdict comes as an event of its own (105104, 105105). */
export const analiseCancelamento = defineEvent(
  {
    kind: 'analise-cancelamento',
    tpEvento: '101103',
    descEvento: 'Solicitação de Análise Fiscal para Cancelamento de NFS-e',
    types: ['nfse'],
    sequenceMax: 1,
    duplicate: 'adotar',
    source: 'Anexo II v1.01 (2026-01-22); tiposEventos_v1.01.xsd, TE101103',
    ...MOTIVE,
  },
  nfseEnvelope('101103'),
);
