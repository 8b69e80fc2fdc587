import fs from 'node:fs';
import path from 'node:path';
import type { Payload } from '@fiscal/core/testing/builders';
import type { Client } from './accounts.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../scripts/samples');

interface Sample {
  readonly route: string;
  readonly payload: Payload;
}

/** The sample of a document type, issued by that company now. */
export function sampleOf(type: string, { cnpj }: Pick<Client, 'cnpj'>): Sample {
  const { route, payload }: Sample = JSON.parse(fs.readFileSync(path.join(SAMPLES, `${type}.json`), 'utf8'));
  const issuer = payload['mod'] === 'NFSE' ? 'cnpj_prestador' : 'cnpj_emitente';
  return { route, payload: { ...payload, [issuer]: cnpj, data_emissao: new Date().toISOString() } };
}

/** Samples of every type. */
export const samplesOf = (client: Pick<Client, 'cnpj'>): readonly Sample[] =>
  fs.readdirSync(SAMPLES).map((file) => sampleOf(path.basename(file, '.json'), client));
