import { TARGETS } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import { targetSchema } from '../../../inputs/target.ts';
import { LINE_AREAS, LINE_STATES } from '../../../services/companies/readiness/line.ts';
import { defineOperation } from '../../operation.ts';

const line = z
  .strictObject({
    area: z.enum(LINE_AREAS),
    check: z.string().meta({ description: 'O que foi verificado; um nome estável.', example: 'a1_validade' }),
    type: z
      .string()
      .nullable()
      .meta({ description: 'O tipo de documento, quando é de um só.', example: 'nfe' }),
    state: z.enum(LINE_STATES).meta({
      description: 'aviso não impede de emitir, mas alguém deve olhar; problema impede.',
    }),
    message: z.string(),
    fix: z.string().nullable().meta({ description: 'O que fazer; null quando não há o que fazer.' }),
  })
  .meta({ id: 'LinhaDaProntidao' });

export const readinessAnswer = z
  .strictObject({
    ready: z.boolean().meta({ description: 'Nenhum problema.' }),
    against: z.enum(['sefaz', 'sandbox']).meta({
      description:
        'Com quem o caminho foi verificado: a SEFAZ, ou a emulada enquanto a transmissão em produção está desligada.',
    }),
    target: targetSchema,
    types: z.array(z.string()).meta({ description: 'Os tipos de documento verificados.' }),
    lines: z.array(line),
  })
  .meta({ id: 'Prontidao' });

const query = z.object({
  types: z.string().max(100).exactOptional().meta({
    description: 'Tipos de documento, separados por vírgula; sem eles, os que a empresa numera, ou a NF-e.',
    example: 'nfe,nfce',
  }),
  target: z.enum(TARGETS).exactOptional().meta({
    description:
      'Com quem verificar o caminho enquanto a transmissão está ligada; sem ele, homologacao se a empresa testa nela (testTarget), senão producao.',
  }),
});

/** GET /v1/clients/{id}/readiness. */
export const checkReadiness = defineOperation({
  scope: 'access',
  doc: {
    id: 'check_readiness',
    tag: 'Empresas',
    summary: 'Verificar o que falta para produção',
    description:
      'Certificado, cadastro, numeração, responsável técnico e o caminho até a SEFAZ (DNS, TCP, TLS, certificado aceito, serviço, relógio), cada linha com o que fazer. Não emite nada.',
    answers: { 200: { description: 'As linhas.', schema: readinessAnswer } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams, query },
  async handle({ caller, params, query: { types, target } }, services) {
    const asked = types
      ?.split(',')
      .map((type) => type.trim())
      .filter(Boolean);
    const {
      lines,
      types: checked,
      ...rest
    } = await services.companies.checkReadiness(caller, params.id, {
      types: asked ?? null,
      target: target ?? null,
    });
    return { status: 200, body: { ...rest, types: [...checked], lines: [...lines] } };
  },
});
