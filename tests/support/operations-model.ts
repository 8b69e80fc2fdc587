import type { EventKind } from '../../packages/fiscal-core/src/vocabulary/states.ts';

/** An accepted operation on one document. */
export interface ModelOperation {
  readonly kind: EventKind;
  /** True when the authority refuses it by its marker. */
  readonly refused: boolean;
  /** Protocol of the conciliation that a `cancelamento-econf` names. */
  readonly names: string | null;
  /** Protocol that the authority gave; a name for what is canceled later. */
  readonly protocol: string | null;
}

/** Expected outcome; only a registered event has a sequence and a canceled protocol. */
export type ModelOutcome =
  | { readonly status: 'autorizado'; readonly sequence: number; readonly cancels: string | null }
  | { readonly status: 'erro_autorizacao' };

const REFUSED: ModelOutcome = { status: 'erro_autorizacao' };

/** Source: MOC 7.0 §5.8 and §5.9; NT 2020.007; two digits of nSeqEvento for the others. */
const SEQUENCE_MAX: Readonly<Partial<Record<EventKind, number>>> = {
  cancelamento: 1,
  'carta-correcao': 20,
  'ator-interessado': 20,
};

/** Expected history: one after the other in the order of acceptance, without any fault. */
export function historyOf(operations: readonly ModelOperation[]): readonly ModelOutcome[] {
  const counts = new Map<EventKind, number>();
  const active: Record<'insucesso-entrega' | 'econf', string[]> = { 'insucesso-entrega': [], econf: [] };
  let open = true;

  /** Undefined when there is none left. */
  function targetOf({ kind, names }: ModelOperation): string | null | undefined {
    if (kind === 'cancelamento-insucesso-entrega') return active['insucesso-entrega'].at(-1);
    // NT 2024.002: the oldest first.
    if (kind === 'cancelamento-econf') return names === active.econf[0] ? active.econf[0] : undefined;
    return null;
  }

  return operations.map((operation) => {
    const { kind, refused, protocol } = operation;
    const sequence = (counts.get(kind) ?? 0) + 1;
    const cancels = targetOf(operation);
    if (!open || refused || cancels === undefined || sequence > (SEQUENCE_MAX[kind] ?? 99)) return REFUSED;
    counts.set(kind, sequence);
    if (kind === 'cancelamento') open = false;
    if (kind === 'insucesso-entrega' || kind === 'econf') active[kind].push(protocol ?? '');
    for (const list of Object.values(active)) {
      const at = list.findIndex((each) => each === cancels);
      if (at !== -1) list.splice(at, 1);
    }
    return { status: 'autorizado', sequence, cancels };
  });
}
