import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { preparedOf } from '../../../testing/taken.ts';
import { STRICT } from '../fixtures/emit.ts';
import { mdfe } from '../mdfe.ts';

type Body = Record<string, unknown>;

/** A carrier's load in its own vehicle. */
function sound(): Body & { modal_rodoviario: Body } {
  const body = JSON.parse(readFileSync(new URL('../fixtures/completo.input.json', import.meta.url), 'utf8'));
  delete body.tipo_transporte;
  for (const field of Object.keys(body.modal_rodoviario))
    if (field.includes('proprietario')) delete body.modal_rodoviario[field];
  return body;
}
const withRoad = (own: Body): Body => ({ modal_rodoviario: { ...sound().modal_rodoviario, ...own } });
const KEY = '43261120456789000105570010000104531338190276';
const unloading = (chaves: readonly string[], own: Body = {}) => ({
  quantidade_total_cte: undefined,
  municipios_descarregamento: [
    { codigo: '3550308', conhecimentos_transporte: chaves.map((chave_cte) => ({ chave_cte })), ...own },
  ],
});
/** Code and field of each refusal, then of each risk. */
const judgeBody = (own: Body) => {
  const { problems, notices } = preparedOf(mdfe, { ...sound(), ...own }, STRICT);
  const risks = notices.filter(({ code }) => code === 'risco_de_rejeicao');
  return [...problems, ...risks].map(({ cStat, code, field }) => `${cStat ?? code} ${field}`);
};
const CTE = 'municipios_descarregamento[0].conhecimentos_transporte';

/** A body that breaks each rule alone, and the nearest body that obeys it. */
const PAIRS: readonly (readonly [told: string, breach: Body, neighbour: Body])[] = [
  [`601 ${CTE}[1].chave_cte`, unloading([KEY, `${KEY.slice(0, 43)}5`]), unloading([KEY])],
  [`601 ${CTE}[0].chave_cte`, unloading(['43261131884215000146550010000458711209318470']), unloading([KEY])],
  [`668 ${CTE}[1].chave_cte`, unloading([KEY, KEY]), unloading([KEY])],
  ['667 quantidade_total_cte', { quantidade_total_cte: '9' }, { quantidade_total_cte: '1' }],
  ['612 municipios_descarregamento[0].codigo', unloading([KEY], { codigo: '4314902' }), unloading([KEY])],
  [
    '645 modal_rodoviario.condutores[0].cpf',
    withRoad({ condutores: [{ nome: 'Motorista', cpf: '12345678900' }] }),
    withRoad({ condutores: [{ nome: 'Motorista', cpf: '12345678909' }] }),
  ],
  [
    '577 modal_rodoviario.condutores[1].cpf',
    withRoad({ condutores: ['Um', 'Dois'].map((nome) => ({ nome, cpf: '12345678909' })) }),
    withRoad({
      condutores: [
        { nome: 'Um', cpf: '12345678909' },
        { nome: 'Dois', cpf: '52998224725' },
      ],
    }),
  ],
  [
    '717 modal_rodoviario.contratantes[0].cnpj',
    withRoad({ contratantes: [{ cnpj: '20456789000106' }] }),
    withRoad({ contratantes: [{ cnpj: '20456789000105' }] }),
  ],
  [
    '660 pessoas_autorizadas[0].cnpj',
    { pessoas_autorizadas: [{ cnpj: '20456789000106' }] },
    { pessoas_autorizadas: [{ cnpj: '20456789000105' }] },
  ],
  [
    'cnpj_invalido seguros_carga[0].cnpj_seguradora',
    {
      seguros_carga: [
        {
          responsavel_seguro: '1',
          nome_seguradora: 'Seguros',
          cnpj_seguradora: '20456789000106',
          numero_apolice: '1',
          numero_averbacao: '1',
        },
      ],
    },
    {
      seguros_carga: [
        {
          responsavel_seguro: '1',
          nome_seguradora: 'Seguros',
          cnpj_seguradora: '20456789000105',
          numero_apolice: '1',
          numero_averbacao: '1',
        },
      ],
    },
  ],
  [
    '699 seguros_carga',
    { seguros_carga: [{ responsavel_seguro: '1', numero_apolice: '1' }] },
    {
      seguros_carga: [
        {
          responsavel_seguro: '1',
          nome_seguradora: 'Seguros',
          cnpj_seguradora: '20456789000105',
          numero_apolice: '1',
          numero_averbacao: '1',
        },
      ],
    },
  ],
];

describe('the rules of cargo and parties', () => {
  it('accept a sound MDF-e', () => {
    expect(judgeBody({})).toEqual([]);
  });

  it.each(PAIRS)('report %s, and nothing for the neighbor', (expected, breach, neighbour) => {
    expect(judgeBody(breach)).toEqual([expected]);
    expect(judgeBody(neighbour)).toEqual([]);
  });
});
