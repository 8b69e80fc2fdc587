import type { Ambiente } from './service.ts';

/** Where a document goes: the real authorities, their own test environment, or the emulated ones. */
export const TARGETS = ['producao', 'homologacao', 'sandbox'] as const;
export type Target = (typeof TARGETS)[number];

/** Where test tokens can lead. */
export const TEST_TARGETS = ['sandbox', 'homologacao'] as const;
export type TestTarget = (typeof TEST_TARGETS)[number];

/** `target` is absent where whoever asks, or wrote it down, knew production and sandbox alone. */
export interface Destination {
  readonly environment: Ambiente;
  readonly target?: Target | undefined;
}

export const targetOf = ({ environment, target }: Destination): Target =>
  target ?? (environment === 1 ? 'producao' : 'sandbox');

/** Where a company's token of an environment leads now. */
export const targetOfCompany = (environment: Ambiente, testTarget: TestTarget): Target =>
  environment === 1 ? 'producao' : testTarget;

/** tpAmb of what goes there. */
export const ambienteOf = (target: Target): Ambiente => (target === 'producao' ? 1 : 2);

/** Answered by real authorities, and so only with the company's own A1 and while live transmission is on. */
export const isReal = (target: Target): boolean => target !== 'sandbox';
