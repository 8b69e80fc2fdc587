import { PORTAL_DISTRIBUTED } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
import { integer } from '../fields.ts';
import { inscricao } from '../received/inscricao.ts';

const QUERIES_MAX = 10;

/** Queries of another system that reads a company's sequence at the emulated authority. */
export const neighborBody = z
  .strictObject({
    type: z
      .enum(PORTAL_DISTRIBUTED)
      .prefault('nfe')
      .meta({ description: 'O tipo dos documentos; a distribuição da NFS-e não tem este limite.' }),
    cnpj: inscricao('cnpj', 'CNPJ ou CPF da empresa.'),
    vezes: integer('vezes', { min: 1, max: QUERIES_MAX }, 'Quantas consultas, em seguida.').prefault(1),
  })
  .meta({ id: 'VizinhoDoSandbox' });
