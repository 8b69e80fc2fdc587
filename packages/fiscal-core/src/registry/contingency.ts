import type { Problem, Tree } from '../engine/document/definition.ts';
import { groupOf, leafOf } from '../engine/document/tree.ts';
import type { BuiltEvent, EventSubject } from '../engine/events/definition.ts';
import type { PriorEvent } from '../engine/events/prior.ts';
import type { ContingencyWay } from '../engine/module.ts';
import type { Contingency } from '../vocabulary/contingency.ts';
import { moduleOf } from './documents.ts';
import { endpointTable } from './endpoints.ts';

/** Contingency of a type's documents for a company of a UF while its authority is away. */
export interface WayOfUf extends Pick<ContingencyWay, 'mode' | 'deadline'> {
  readonly tpEmis: string;
  /** Authority meanwhile; null = none. */
  readonly authorizer: string | null;
}

/** Whether what may have arrived may be issued under another number. */
export const takesAnother = (type: string): boolean => moduleOf(type)?.contingency?.single !== true;

/** Null: documents of that type wait in that UF. */
export function contingencyWay(type: string, uf: string): WayOfUf | null {
  const way = moduleOf(type)?.contingency;
  if (way === undefined) return null;
  const { mode, deadline } = way;
  if (mode === 'offline')
    return way.tpEmis === undefined ? null : { mode, deadline, tpEmis: way.tpEmis, authorizer: null };
  const svc = endpointTable(type)?.svc;
  const authorizer = svc?.byUf[uf];
  const tpEmis = Object.entries(svc?.byTpEmis ?? {}).find(([, who]) => who === authorizer)?.[0];
  return authorizer === undefined || tpEmis === undefined ? null : { mode, deadline, tpEmis, authorizer };
}

/** tpEmis of normal emission, of every type. */
export const NORMAL_FORM = '1';

/** True when an accepted document may go that way: a form of emission that the caller chose stays. */
export function mayGoThatWay(type: string, tree: Tree): boolean {
  const way = moduleOf(type)?.contingency;
  if (way === undefined) return false;
  const signed = groupOf(tree, way.signed);
  return leafOf(groupOf(signed, 'ide'), 'tpEmis') === NORMAL_FORM && way.fits(signed);
}

const CONTINGENCY_TAGS = ['dhCont', 'xJust'] as const;

/** Marks the tree as issued in contingency; its key changes with it. A form chosen by the caller is marked already. */
export function putContingency(type: string, tree: Tree, { tpEmis, since, reason }: Contingency): void {
  const { contingency: way, byHand } = moduleOf(type) ?? {};
  const signed = way?.signed ?? byHand?.signed;
  if (signed === undefined) throw new Error(`${type} is not issued in contingency`);
  const ide = groupOf(groupOf(tree, signed), 'ide');
  if (byHand?.forms[tpEmis]?.untold === true) for (const tag of CONTINGENCY_TAGS) delete ide[tag];
  if (way === undefined || leafOf(ide, 'tpEmis') === tpEmis) return;
  ide['tpEmis'] = tpEmis;
  if (way.told) Object.assign(ide, { dhCont: since, xJust: reason });
}

/** The event that goes before the documents of a form; undefined = none does. */
export const priorOf = (type: string, tpEmis: string): PriorEvent | undefined =>
  moduleOf(type)?.byHand?.forms[tpEmis]?.prior;

/** xJust of a type that has none. */
const CHOSEN = 'Forma de emissão escolhida por quem emitiu o documento';

/**
 * Contingency by the form that the caller chose; null = that form allows no paper before the authorization.
 *
 * @param dhEmi as signed
 */
export function chosenContingency(type: string, tree: Tree, dhEmi: string): Contingency | null {
  const byHand = moduleOf(type)?.byHand;
  if (byHand === undefined) return null;
  const ide = groupOf(groupOf(tree, byHand.signed), 'ide');
  const tpEmis = leafOf(ide, 'tpEmis');
  const form = byHand.forms[tpEmis];
  if (form === undefined) return null;
  return {
    mode: form.mode,
    tpEmis,
    since: leafOf(ide, 'dhCont') || dhEmi,
    reason: leafOf(ide, 'xJust') || CHOSEN,
    deadline: form.deadline(dhEmi),
    ...(form.prior && { epec: { sends: 0, protocolo: null, registeredAt: null } }),
  };
}

/** Builds the event that precedes a finalized document; undefined if there is none. */
export function announce(
  { type, tree }: { readonly type: string; readonly tree: Tree },
  { tpEmis, reason }: Contingency,
  {
    about,
    dhEvento,
  }: {
    readonly about: Omit<EventSubject, 'type' | 'tpEmis' | 'emitente' | 'protocolNumber' | 'authorizedAtMs'>;
    readonly dhEvento: string;
  },
): BuiltEvent | readonly Problem[] | undefined {
  const byHand = moduleOf(type)?.byHand;
  const prior = byHand?.forms[tpEmis]?.prior;
  if (byHand === undefined || prior === undefined) return undefined;
  const signed = groupOf(tree, byHand.signed);
  const emit = groupOf(signed, 'emit');
  const emitente = leafOf(emit, 'CNPJ') || leafOf(emit, 'CPF');
  const subject = { ...about, type, tpEmis, emitente, protocolNumber: '', authorizedAtMs: 0 };
  return prior.build({ signed, subject, dhEvento, reason });
}
