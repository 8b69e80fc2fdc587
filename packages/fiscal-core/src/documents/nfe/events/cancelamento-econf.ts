import { verAplic } from '../../../engine/events/define/rows.ts';
import type { EarlierEvent, JsonObject } from '../../../engine/events/definition.ts';
import { protocolsInForce } from '../../../engine/events/sequence.ts';
import { defineNfeEvent } from './define.ts';
import { nProtEvento } from './layout.ts';

const target = (earlier: readonly EarlierEvent[], { numero_protocolo }: JsonObject): string | null =>
  protocolsInForce('econf', 'cancelamento-econf', earlier).find(
    (protocol) => protocol === numero_protocolo,
  ) ?? null;

/** Cancels one reconciliation, named by its protocol. */
export const cancelamentoEconf = defineNfeEvent({
  kind: 'cancelamento-econf',
  tpEvento: '110751',
  descEvento: 'Cancelamento Conciliação Financeira',
  types: ['nfe', 'nfce'],
  sequenceMax: 99,
  source: 'NT 2024.002 v1.00; e110751_v1.00.xsd',
  rows: [verAplic, nProtEvento],
  extras: [{ path: 'numero_protocolo', description: 'Protocolo da conciliação a cancelar' }],
  required: ['numero_protocolo'],
  refusal: (_, earlier, request) =>
    target(earlier, request) === null
      ? {
          code: 'evento_inexistente',
          message:
            'O documento não tem conciliação financeira registrada e não cancelada com esse protocolo.',
        }
      : null,
  cancels: target,
});
