import { OPERATION_STATES } from '@fiscal/core/vocabulary/states';
import type { InutilizacaoView } from '@fiscal/db/inutilizacao/inutilizacoes';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { voidedNumbersFilter } from '../../inputs/voided-numbers.ts';
import { builder } from '../builder.ts';

/** A range with its account. */
interface OwnedRange {
  readonly accountId: string;
  readonly range: InutilizacaoView;
}

const RangeState = builder.enumType('InutilizacaoState', {
  values: Object.fromEntries(OPERATION_STATES.map((state) => [state.toUpperCase(), { value: state }])),
});

export const Inutilizacao = builder.objectRef<OwnedRange>('Inutilizacao');
builder.node(Inutilizacao, {
  description: 'Uma faixa de números inutilizada, ou cuja inutilização foi pedida.',
  id: { resolve: ({ range }) => range.id },
  async loadOne(id, context) {
    const principal = await context.integrator();
    const range = await context.services.numbers.inutilizar.get(principal, id);
    return range && { accountId: principal.accountId, range };
  },
  fields: (t) => ({
    state: t.field({ type: RangeState, resolve: ({ range }) => range.state }),
    mod: t.string({ description: '55 ou 65', resolve: ({ range }) => range.modelo }),
    serie: t.int({ resolve: ({ range }) => range.serie }),
    numeroInicial: t.int({ description: 'nNFIni', resolve: ({ range }) => range.inicio }),
    numeroFinal: t.int({ description: 'nNFFin', resolve: ({ range }) => range.fim }),
    emitente: t.string({ description: 'CNPJ ou CPF do emitente.', resolve: ({ range }) => range.emitente }),
    justificativa: t.string({ description: 'xJust', resolve: ({ range }) => range.justificativa }),
    cStat: t.string({ nullable: true, resolve: ({ range }) => range.cStat }),
    xMotivo: t.string({ nullable: true, resolve: ({ range }) => range.xMotivo }),
    protocolNumber: t.string({ nullable: true, description: 'nProt', resolve: ({ range }) => range.nProt }),
    receivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'dhRecbto',
      resolve: ({ range }) => range.dhRecbto,
    }),
    xmlUrl: t.string({
      nullable: true,
      description: 'Link assinado do XML, válido por 24 horas.',
      resolve: ({ accountId, range }, _args, context) =>
        range.ret === null ? null : context.links(accountId).inutilizacaoXml(range.id),
    }),
  }),
});

const Filter = builder.inputType('VoidedNumbersFilter', {
  description: 'Informe cnpj ou cpf; todas as condições valem juntas.',
  fields: (t) => ({
    cnpj: t.field({ type: 'Texto', description: 'CNPJ do emitente, com ou sem máscara.' }),
    cpf: t.field({ type: 'Texto', description: 'CPF do emitente, com ou sem máscara.' }),
    dataRecebimentoInicial: t.string({ description: 'AAAA-MM-DD: recebidas a partir deste dia.' }),
    dataRecebimentoFinal: t.string({ description: 'AAAA-MM-DD: recebidas até este dia, inclusive.' }),
    numeroInicial: t.int({ description: 'Faixas com números a partir deste.' }),
    numeroFinal: t.int({ description: 'Faixas com números até este.' }),
  }),
});

builder.queryField('voidedNumbers', (t) =>
  t.field({
    type: [Inutilizacao],
    description:
      'As faixas já inutilizadas pela empresa no ambiente do token, da mais nova para a mais antiga; a SEFAZ não é chamada.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { filter: t.arg({ type: Filter, required: true }) },
    async resolve(_root, { filter }, context) {
      const asked = parseInput(voidedNumbersFilter, presentArguments(filter));
      const { cnpj, cpf, dataRecebimentoInicial, dataRecebimentoFinal, ...numbers } = asked;
      const principal = await context.integrator();
      const ranges = await context.services.numbers.inutilizar.list(principal, {
        emitente: cnpj ?? cpf ?? '',
        ...presentArguments({ recebidoDe: dataRecebimentoInicial, recebidoAte: dataRecebimentoFinal }),
        ...numbers,
      });
      return ranges.map((range) => ({ accountId: principal.accountId, range }));
    },
  }),
);
