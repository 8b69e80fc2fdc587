import { Failure } from '../base/failure.ts';

/** The answer; null instead of nao_encontrado. */
export async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.code === 'nao_encontrado') return null;
    throw error;
  }
}
