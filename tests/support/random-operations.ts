import { randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import type { EventKind } from '../../packages/fiscal-core/src/vocabulary/states.ts';
import { createRandom } from '../crash/random.mjs';

/** An operation as requested by a caller. */
export interface AskedOperation {
  /** Idempotency-Key of the request. */
  readonly key: string;
  readonly kind: EventKind;
  readonly method: 'POST' | 'DELETE';
  /** Below `/v1/nfe/{id}/`. */
  readonly path: string;
  readonly body?: object;
  /** True when the authority refuses it by its marker. */
  readonly refused: boolean;
  /** Protocol that a cancellation names. */
  readonly names: string | null;
  /** Number of simultaneous requests. */
  readonly copies: number;
}

/** Operations of one caller: the next is made of what the one before was answered. */
export interface Errand {
  readonly first: AskedOperation;
  /** `protocol`: of the first, null when it has none. */
  readonly next?: (protocol: string | null) => AskedOperation;
}

export interface Disturbance {
  readonly kind: 'kill' | 'terminate';
  /** Number of operations decided before it. */
  readonly after: number;
}

const UNKNOWN_PROTOCOL = '135260000000001';
/** Share of the errands that are asked for before the cancellation of the document. */
const BEFORE_CANCELLATION = 0.9;
const COPIED = 0.2;

/** 100 operations in an order that the seed alone decides, and when the worker dies (3 times) and a run is ended (twice). */
export function randomOperations(seed: string) {
  const random = createRandom(seed);
  let made = 0;
  const operation = (
    kind: EventKind,
    [method, path]: readonly ['POST' | 'DELETE', string],
    own: Partial<Pick<AskedOperation, 'body' | 'refused' | 'names'>> = {},
  ): AskedOperation => ({
    key: `${seed}-${++made}`,
    kind,
    method,
    path,
    refused: false,
    names: null,
    copies: random.next() < COPIED ? 2 : 1,
    ...own,
  });

  const letter = (marker: string, refused = false): Errand => ({
    first: operation('carta-correcao', ['POST', 'correct'], {
      body: { correctionText: `${marker} Corrige o complemento do endereço, carta ${made}`.trim() },
      refused,
    }),
  });
  const actor = (): Errand => ({
    first: operation('ator-interessado', ['POST', 'ator-interessado'], {
      body: { cnpj: randomCnpj(`${seed} ator ${made}`) },
    }),
  });
  const undoDelivery = () => operation('cancelamento-insucesso-entrega', ['DELETE', 'insucesso-entrega']);
  const delivery = (): Errand => {
    const first = operation('insucesso-entrega', ['POST', 'insucesso-entrega'], {
      body: {
        data_tentativa_entrega: new Date().toISOString(),
        motivo_insucesso: 1,
        hash_tentativa_entrega: `foto ${made}`,
      },
    });
    const undo = undoDelivery();
    return { first, next: () => undo };
  };
  const undoEconf = () => {
    const undo = operation('cancelamento-econf', ['DELETE', 'econf']);
    return (protocol: string | null): AskedOperation => {
      const names = protocol ?? UNKNOWN_PROTOCOL;
      return { ...undo, path: `econf/${names}`, names };
    };
  };
  const econf = (): Errand => {
    const first = operation('econf', ['POST', 'econf'], {
      body: {
        detalhes_pagamento: [
          { forma_pagamento: '17', valor_pagamento: `${made}.00`, data_pagamento: '2026-01-02' },
        ],
      },
    });
    return { first, next: undoEconf() };
  };
  const times = (count: number, make: () => Errand) => Array.from({ length: count }, make);

  const errands: Errand[] = random.shuffled([
    ...times(18, () => letter('')),
    ...times(2, () => letter('SANDBOX(timeout=depois)')),
    ...times(2, () => letter('SANDBOX(timeout=antes)')),
    ...times(2, () => letter('SANDBOX(cStat=580)', true)),
    ...times(24, actor),
    ...times(12, delivery),
    ...times(12, econf),
    ...times(2, () => ({ first: undoDelivery() })),
    { first: undoEconf()(null) },
  ]);
  const cancellation = operation('cancelamento', ['POST', 'cancel'], {
    body: { reason: 'Pedido cancelado pelo cliente' },
  });
  errands.splice(Math.floor(errands.length * BEFORE_CANCELLATION), 0, { first: cancellation });
  const kinds = random.shuffled(['kill', 'kill', 'kill', 'terminate', 'terminate'] as const);
  const disturbances: Disturbance[] = kinds.map((kind: Disturbance['kind'], n: number) => ({
    kind,
    after: n * 13 + 3 + random.below(8),
  }));
  return { errands, disturbances };
}
