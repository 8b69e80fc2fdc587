import { z } from 'zod';
import { presentArguments } from '../../base/present-arguments.ts';
import { cnpj } from '../../inputs/fields.ts';
import { codesQuery } from '../../inputs/law-queries.ts';
import { parseInput } from '../../inputs/parse.ts';
import { type FoundCode, type FoundCodes, SEARCHED_TABLES } from '../../services/law/search-codes.ts';
import { builder } from '../builder.ts';
import { limitPrice } from '../page.ts';

const Table = builder.enumType('CodeTable', {
  values: Object.fromEntries(SEARCHED_TABLES.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Code = builder.objectRef<FoundCode>('Code').implement({
  description: 'Um código de uma tabela.',
  fields: (t) => ({
    codigo: t.exposeString('codigo'),
    nome: t.exposeString('nome', { description: 'De um NCM, com o caminho até ele.' }),
    uf: t.exposeString('uf', { nullable: true, description: 'De um município.' }),
    cst: t.exposeString('cst', {
      nullable: true,
      description: 'De um cClassTrib: o CST de IBS e CBS.',
    }),
    inicio: t.exposeString('inicio', {
      nullable: true,
      description: 'De um cClassTrib: o primeiro dia, AAAA-MM-DD.',
    }),
    fim: t.exposeString('fim', { nullable: true, description: 'De um cClassTrib: o último dia.' }),
  }),
});

const Codes = builder.objectRef<FoundCodes>('Codes').implement({
  fields: (t) => ({
    versao: t.exposeString('versao', { description: 'O dia, a versão ou a fonte da tabela.' }),
    // The root field has the price of the list.
    data: t.field({
      type: [Code],
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ data }) => [...data],
    }),
  }),
});

builder.queryField('codes', (t) =>
  t.field({
    type: Codes,
    description:
      'Procura um código de NCM, CFOP, CEST, cClassTrib ou município; o que vale é o que a SEFAZ aceita no dia da emissão.',
    authScopes: { caller: 'access', may: 'documents:read' },
    args: {
      table: t.arg({ type: Table, required: true }),
      busca: t.arg.string({ description: 'O começo do código, ou palavras do nome, em qualquer ordem.' }),
      limit: t.arg.int({ description: 'De 1 a 100; 20 quando ausente.' }),
    },
    complexity: ({ limit }) => limitPrice(1, limit),
    resolve: (_root, { table, ...args }, context) => {
      const { busca, limit } = parseInput(codesQuery, presentArguments(args));
      return context.services.law.searchCodes(table, { asked: busca, limit });
    },
  }),
);

const companyQuery = z.object({ cnpj: cnpj('cnpj', 'O CNPJ, com ou sem máscara.') });

interface RegisteredCompany {
  readonly cnpj: string;
  readonly campos: Readonly<Record<string, string>>;
}
const Company = builder.objectRef<RegisteredCompany>('RegisteredCompany').implement({
  description: 'O que um cadastro público de CNPJ diz de uma empresa.',
  fields: (t) => ({
    cnpj: t.exposeString('cnpj'),
    campos: t.field({
      type: 'JSONObject',
      description: 'Nome e endereço, pelos nomes dos campos de destinatário da NF-e.',
      resolve: ({ campos }) => campos,
    }),
  }),
});

builder.queryField('registeredCompany', (t) =>
  t.field({
    type: Company,
    nullable: true,
    description:
      'Uma empresa no cadastro público de CNPJ que a instalação escolheu; null quando ele não a tem. operacao_nao_permitida sem um cadastro.',
    authScopes: { caller: 'access', may: 'documents:emit' },
    args: { cnpj: t.arg.string({ required: true }) },
    complexity: 10,
    async resolve(_root, args, context) {
      const asked = parseInput(companyQuery, args);
      const { accountId } = await context.account();
      const campos = await context.services.companies.publicRegisters.cnpj(accountId, asked.cnpj);
      return campos && { ...asked, campos };
    },
  }),
);
