import { z } from 'zod';
import { flag } from '../../../inputs/fields.ts';
import { TOWN_SITUATIONS } from '../../../services/authority/town-register.ts';
import { defineOperation } from '../../operation.ts';

const service = z
  .strictObject({
    codigo: z.string().meta({ example: '01.01.01.000' }),
    competencia: z.iso.date(),
    aliquotas: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Em porcento; null: o município não tem o serviço na competência.' }),
    regimesEspeciais: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Códigos de regime_especial_tributacao; null: nenhum publicado.' }),
    retencao: z
      .boolean()
      .nullable()
      .meta({ description: 'Se há retenção do ISSQN do serviço; null: nada publicado.' }),
  })
  .meta({ id: 'ServicoNoMunicipio' });

export const townAnswer = z
  .strictObject({
    codigo: z.string().meta({ description: 'Código do IBGE.' }),
    nome: z.string(),
    uf: z.string(),
    situation: z.enum(TOWN_SITUATIONS).meta({
      description:
        'emissor_nacional: a NFS-e é emitida aqui. sistema_proprio: só pelo sistema do município; sem_convenio: ele não está no sistema nacional. Nos dois, a emissão termina REJEITADA antes de ser transmitida.',
    }),
    xMotivo: z.string().nullable().meta({ description: 'O que o sistema nacional disse, sem convênio.' }),
    service: service.nullable().meta({ description: 'O serviço perguntado.' }),
    checkedAt: z.iso.datetime().meta({ description: 'Quando o sistema nacional foi consultado.' }),
    heldUntil: z.iso.datetime().meta({
      description: 'Até quando a mesma pergunta recebe esta resposta, sem consultar o sistema nacional.',
    }),
  })
  .meta({ id: 'MunicipioNaNFSe' });

const params = z.object({
  cMun: z
    .string()
    .regex(/^\d{7}$/)
    .meta({ description: 'Código do IBGE, 7 dígitos.', example: '3550308' }),
});
const query = z.object({
  servico: z.string().min(6).max(12).optional().meta({
    description: 'Código de tributação nacional (6 dígitos), com o municipal (9) ou sem.',
    example: '010101',
  }),
  competencia: z.iso
    .date({ error: 'A competência deve ter o formato AAAA-MM-DD.' })
    .optional()
    .meta({ description: 'A data do serviço; padrão: hoje.' }),
  refresh: flag('Consulta de novo, embora uma resposta ainda valha; em produção, uma hora depois dela.'),
});

/** GET /v1/nfse/municipios/{cMun}. */
export const readTown = defineOperation({
  scope: 'token',
  doc: {
    id: 'read_nfse_town',
    tag: 'Consultas',
    summary: 'Consultar o que um município publica para a NFS-e',
    description:
      'O convênio com o sistema nacional e, de um serviço, alíquotas, regimes especiais e retenção. A resposta vale um dia (heldUntil).',
    answers: { 200: { description: 'O que o município publica.', schema: townAnswer } },
    errors: ['nao_encontrado', 'sefaz_indisponivel'],
  },
  schemas: { params, query },
  async handle({ caller, params: { cMun }, query: { servico, competencia, refresh } }, services) {
    const {
      checkedAt,
      heldUntil,
      service: serviceView,
      ...town
    } = await services.authority.readTown(caller, {
      cMun,
      service: servico,
      competencia,
      refresh,
    });
    return {
      status: 200,
      body: {
        ...town,
        service: serviceView && {
          ...serviceView,
          aliquotas: serviceView.aliquotas && [...serviceView.aliquotas],
          regimesEspeciais: serviceView.regimesEspeciais && [...serviceView.regimesEspeciais],
        },
        checkedAt: checkedAt.toISOString(),
        heldUntil: heldUntil.toISOString(),
      },
    };
  },
});
