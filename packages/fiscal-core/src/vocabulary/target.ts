import type { Ambiente } from './service.ts';

/** Target of a document: the real authorities, their own test environment, or the emulated ones. */
export const TARGETS = ['producao', 'homologacao', 'sandbox'] as const;
export type Target = (typeof TARGETS)[number];

/** Targets of test tokens. */
export const TEST_TARGETS = ['sandbox', 'homologacao'] as const;
export type TestTarget = (typeof TEST_TARGETS)[number];

/** `target` is absent where the caller, or the stored row, knew production and sandbox alone. */
export interface Destination {
  readonly environment: Ambiente;
  readonly target?: Target | undefined;
}

export const targetOf = ({ environment, target }: Destination): Target =>
  target ?? (environment === 1 ? 'producao' : 'sandbox');

/** Current target of a company's token in an environment. */
export const targetOfCompany = (environment: Ambiente, testTarget: TestTarget): Target =>
  environment === 1 ? 'producao' : testTarget;

/** tpAmb of what goes there. */
export const ambienteOf = (target: Target): Ambiente => (target === 'producao' ? 1 : 2);

/** Answered by real authorities, and so only with the company's own A1 and while live transmission is on. */
export const isReal = (target: Target): boolean => target !== 'sandbox';
