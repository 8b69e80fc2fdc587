import { verAplic } from '../../../../engine/events/define/rows.ts';
import type { EarlierEvent } from '../../../../engine/events/definition.ts';
import { protocolsInForce } from '../../../../engine/events/sequence.ts';
import { leaf } from '../../../../engine/layout/rows.ts';
import { defineNfeEvent } from '../define.ts';
import { nProtEvento, TCOrgaoIBGE } from '../layout.ts';

const target = (earlier: readonly EarlierEvent[]): string | null =>
  protocolsInForce('insucesso-entrega', 'cancelamento-insucesso-entrega', earlier).at(-1) ?? null;

/** Cancels the newest failed attempt that is in force. */
export const cancelamentoInsucessoEntrega = defineNfeEvent({
  kind: 'cancelamento-insucesso-entrega',
  tpEvento: '110193',
  descEvento: 'Cancelamento Insucesso na Entrega da NF-e',
  types: ['nfe'],
  sequenceMax: 99,
  source: 'NT 2021.001; e110193_v1.00.xsd',
  rows: [leaf('cOrgaoAutor', '1-1', TCOrgaoIBGE, 'engine', 'UF do emitente'), verAplic, nProtEvento],
  refusal: (_, earlier) =>
    target(earlier) === null
      ? {
          code: 'evento_inexistente',
          message: 'O documento não tem insucesso na entrega registrado e não cancelado.',
        }
      : null,
  cancels: target,
});
