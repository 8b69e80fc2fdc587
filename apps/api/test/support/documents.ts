import { readFileSync } from 'node:fs';
import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import type { Payload } from '@fiscal/core/testing/builders';
import { z } from 'zod';
import { TABLED_EVENTS } from '../../src/operations/table.ts';
import type { Company } from './api.ts';

/** Every type but NF-e and NFC-e, which share their paths and have tests of their own. */
export const OTHER_TYPES = DOCUMENTS.filter(({ type }) => type !== 'nfe' && type !== 'nfce');

const sampleFile = z.object({ payload: z.record(z.string(), z.unknown()) });

/** The sample of `npm start`, sent by that company now. */
export function sampleOf({ type }: DocumentDefinition, { cnpj }: Company): Payload {
  const file = new URL(`../../../../scripts/samples/${type}.json`, import.meta.url);
  const { payload } = sampleFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const data_emissao = new Date().toISOString();
  return { ...payload, ...issuedBy(type, cnpj), data_emissao };
}

/** Issuer of a document, in the field of its type. */
export const issuedBy = (type: string, cnpj: string): Payload => ({
  [type === 'nfse' ? 'cnpj_prestador' : 'cnpj_emitente']: cnpj,
});

/** The day of Brasília's clock, by which notes are dated: three hours behind UTC all year round. */
export const today = (): string => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);

/** The year of that clock: an authority voids numbers of no later one. */
export const thisYear = (): number => Number(today().slice(0, 4));

const BODIES: Readonly<Record<string, () => Payload>> = {
  email: () => ({}),
  cancel: () => ({ reason: 'Pedido cancelado pelo cliente' }),
  correct: () => ({ correctionText: 'Corrige o complemento do endereco' }),
  'cte/correct': () => ({ campo_corrigido: 'observacao', valor_corrigido: 'Entregar no portao 3' }),
  'ator-interessado': () => ({ cnpj: '11222333000181' }),
  'insucesso-entrega': () => ({
    data_tentativa_entrega: new Date().toISOString(),
    motivo_insucesso: 1,
    hash_tentativa_entrega: 'foto da porta',
  }),
  econf: () => ({
    detalhes_pagamento: [{ forma_pagamento: '17', valor_pagamento: '300.00', data_pagamento: '2026-01-02' }],
  }),
  inutilize: () => ({
    ano: thisYear(),
    serie: 2,
    inicio: 1,
    fim: 1,
    justificativa: 'Falha no sistema que numerava as notas',
  }),
  encerrar: () => ({
    data: today(),
    sigla_uf: 'SP',
    nome_municipio: 'São Paulo',
    codigo_municipio: '3550308',
  }),
  'analise-cancelamento': () => ({ reason: 'Valor do serviço informado errado' }),
  'inclusao-condutor': () => ({ nome: 'JOSE DE TESTE', cpf: '12345678909' }),
  'inclusao-dfe': () => ({
    codigo_municipio_carregamento: '3550308',
    documentos: [
      {
        codigo_municipio_descarregamento: '3550308',
        chave_nfe: '35261111222333000181550010000012341465029134',
      },
    ],
  }),
};

/** A good body of the operation at a path of the table, `/v1/cte/:id/correct`; undefined where it takes none. */
export function operationBody(path: string): Readonly<Payload> | undefined {
  const steps = path.split('/').filter((step) => step !== '' && !step.startsWith(':'));
  const [, route] = steps;
  const operation = steps.at(-1) ?? '';
  const tabled = TABLED_EVENTS.find(({ kind }) => path.endsWith(`/eventos/${kind}`));
  return tabled?.example ?? (BODIES[`${route}/${operation}`] ?? BODIES[operation])?.();
}
