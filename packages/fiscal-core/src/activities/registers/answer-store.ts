import type { Ambiente } from '../../vocabulary/service.ts';

export interface AnswerKey {
  readonly accountId: string;
  readonly environment: Ambiente;
  readonly service: 'cadastro' | 'gtin' | 'municipio';
}

export interface StoredAnswer {
  readonly subject: string;
  /** The message, as it came. */
  readonly message: string;
  readonly askedAtMs: number;
}

/** Stored answers of registers to an account. */
export interface AnswerStore {
  find(key: AnswerKey, subjects: readonly string[]): Promise<readonly StoredAnswer[]>;
  keep(key: AnswerKey, answer: StoredAnswer, keepMs: number): Promise<void>;
}
