import { cOrgaoAutor, verAplic } from '../../../engine/events/define/rows.ts';
import type { EventSpec } from '../../../engine/events/define/spec.ts';
import type { EarlierEvent, JsonObject } from '../../../engine/events/definition.ts';
import { protocolsInForce } from '../../../engine/events/sequence.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import type { EventKind } from '../../../vocabulary/states.ts';
import { defineNfeEvent } from './define.ts';
import { nProtEvento } from './layout.ts';
import { REFORM, REFORM_KINDS } from './reform/reform.ts';

/** Source: e110001_v1.00.xsd; 110300 by NT 2026.006 [?]; 211120 was eliminated by NT 2025.002 v1.40 and stays in the list. */
const tpEventoAut = oneOf(
  '110300 112110 112120 112130 112140 112150 211110 211120 211124 211128 211130 211140 211150 212110 212120 412120 412130'.split(
    ' ',
  ),
);

/** Events that a cancellation is for. */
interface Cancellable {
  readonly kinds: readonly EventKind[];
  /** tpEvento of one of them, to judge bodies by. */
  readonly specimen: string;
  /** Why there is none to cancel, pt-BR. */
  readonly missing: string;
}

/** Cancels an event of the reform by its protocol; its nSeqEvento is that of the canceled event. */
export function cancellationOf({ kinds, specimen, missing }: Cancellable): EventSpec {
  /** The event that is named by its protocol and still in force. */
  function target(earlier: readonly EarlierEvent[], { numero_protocolo }: JsonObject): EarlierEvent | null {
    const protocols = kinds.flatMap((kind) => protocolsInForce(kind, 'cancelamento-evento', earlier));
    if (typeof numero_protocolo !== 'string' || !protocols.includes(numero_protocolo)) return null;
    return earlier.find(({ protocolNumber }) => protocolNumber === numero_protocolo) ?? null;
  }
  return {
    ...REFORM,
    kind: 'cancelamento-evento',
    tpEvento: '110001',
    descEvento: 'Cancelamento de Evento',
    source: 'NT 2025.002-RTC v1.52 §8.13; e110001_v1.00.xsd, in no wheel or npm package as it is in force',
    rows: [
      cOrgaoAutor,
      verAplic,
      leaf('tpEventoAut', '1-1', tpEventoAut, 'engine', 'Código do evento a cancelar'),
      nProtEvento,
    ],
    extras: [{ path: 'numero_protocolo', description: 'Protocolo do evento a cancelar' }],
    required: ['numero_protocolo'],
    cancellable: specimen,
    sequence: (earlier, request) => target(earlier, request)?.sequence ?? 1,
    refusal: (_, earlier, request) =>
      target(earlier, request) === null ? { code: 'evento_inexistente', message: missing } : null,
    cancels: (earlier, request) => target(earlier, request)?.protocolNumber ?? null,
  };
}

/** Cancels an event of the issuer. */
export const cancelamentoEvento = defineNfeEvent({
  ...cancellationOf({
    kinds: REFORM_KINDS,
    specimen: '112110',
    missing:
      'O documento não tem evento da reforma (110300, 112110 a 112150, 211110) registrado e não cancelado com esse protocolo.',
  }),
  types: ['nfe', 'nfce'],
});
