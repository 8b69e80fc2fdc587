import type { TownRead, TownService } from '../../services/authority/town-register.ts';
import { builder } from '../builder.ts';

const Service = builder.objectRef<TownService>('NfseTownService').implement({
  description: 'O que um município publica de um serviço em uma competência.',
  fields: (t) => ({
    codigo: t.exposeString('codigo'),
    competencia: t.exposeString('competencia'),
    aliquotas: t.field({
      type: ['String'],
      nullable: true,
      description: 'Em porcento; null: o município não tem o serviço na competência.',
      resolve: ({ aliquotas }) => aliquotas && [...aliquotas],
    }),
    regimesEspeciais: t.field({
      type: ['String'],
      nullable: true,
      description: 'Códigos de regime_especial_tributacao; null: nenhum publicado.',
      resolve: ({ regimesEspeciais }) => regimesEspeciais && [...regimesEspeciais],
    }),
    retencao: t.exposeBoolean('retencao', {
      nullable: true,
      description: 'Se há retenção do ISSQN do serviço; null: nada publicado.',
    }),
  }),
});

const Town = builder.objectRef<TownRead>('NfseTown').implement({
  description: 'O que um município publica para a NFS-e.',
  fields: (t) => ({
    codigo: t.exposeString('codigo', { description: 'Código do IBGE.' }),
    nome: t.exposeString('nome'),
    uf: t.exposeString('uf'),
    situation: t.exposeString('situation', {
      description: 'emissor_nacional, sistema_proprio ou sem_convenio.',
    }),
    xMotivo: t.exposeString('xMotivo', { nullable: true }),
    service: t.expose('service', { type: Service, nullable: true }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'Quando foi consultado.' }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      description: 'Até quando a mesma pergunta recebe esta resposta.',
    }),
  }),
});

builder.queryField('nfseTown', (t) =>
  t.field({
    type: Town,
    description:
      'O convênio de um município com o sistema nacional da NFS-e e, de um serviço, alíquotas, regimes e retenção.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      codigo: t.arg.string({ required: true, description: 'Código do IBGE.' }),
      servico: t.arg.string({ description: 'Código de tributação nacional, de 6 ou 9 dígitos.' }),
      competencia: t.arg.string({ description: 'AAAA-MM-DD; padrão: hoje.' }),
      refresh: t.arg.boolean({ description: 'Consulta de novo, embora uma resposta ainda valha.' }),
    },
    complexity: 10,
    resolve: async (_root, { codigo, servico, competencia, refresh }, context) =>
      context.services.authority.readTown(await context.integrator(), {
        cMun: codigo,
        service: servico ?? undefined,
        competencia: competencia ?? undefined,
        refresh: refresh ?? false,
      }),
  }),
);
