import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EmissionContext, Tree } from '../../engine/document/definition.ts';
import { groupOf } from '../../engine/document/tree.ts';
import { UFS } from '../../tables/uf.ts';
import { preparedOf } from '../../testing/taken.ts';
import { type Body, regimeOf, withItem } from './fixtures/cases.ts';
import { STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

/** Items, what their taxes must be, what is missing, and the sum by hand. */
const [, ...ROWS] = readFileSync(new URL('../../tax/fixtures/golden.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [situacao = '', nota = '', enviado = '', esperado = '', falta = '', conta = ''] = line.split(';');
    return { situacao, nota, enviado, esperado, falta, conta };
  });
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const pairs = (text: string): [string, string][] =>
  words(text).map((word) => {
    const at = word.indexOf('=');
    return [word.slice(0, at), word.slice(at + 1)];
  });

/** Issuer's or recipient's place in another UF. */
function placeParty(who: 'emitente' | 'destinatario', sigla: string): Body {
  const uf = UFS.find((one) => one.sigla === sigla);
  return {
    [`uf_${who}`]: sigla,
    [`municipio_${who}`]: uf?.capital.nome,
    [`codigo_municipio_${who}`]: uf?.capital.codigo,
  };
}
/** `final`: to a final consumer at home; `difal`: to one in another UF who is no taxpayer; `de=`, `para=`: the UFs. */
function noteOf(nota: string): Body {
  const options = Object.fromEntries(pairs(nota));
  const has = (word: string) => words(nota).includes(word);
  return {
    ...(has('final') && { consumidor_final: '1' }),
    ...(has('difal') && {
      consumidor_final: '1',
      indicador_inscricao_estadual_destinatario: '9',
      inscricao_estadual_destinatario: null,
    }),
    ...(options['de'] && placeParty('emitente', options['de'])),
    ...(options['para'] && { local_destino: '2', ...placeParty('destinatario', options['para']) }),
  };
}

/** `ICMS.vBC`, `IPI.vIPI`, `total.vNF`, `prod.vProd`: the leaves of the only item and of ICMSTot. */
function leavesOf(tree: Tree): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  const walk = (group: Tree, name: string): void => {
    for (const [tag, value = []] of Object.entries(group))
      for (const one of [value].flat())
        if (typeof one === 'string') leaves.set(`${name}.${tag}`, one);
        else walk(one, name || tag);
  };
  const infNFe = groupOf(tree, 'infNFe');
  for (const det of [infNFe['det'] ?? []].flat())
    if (typeof det === 'object') {
      walk({ prod: groupOf(det, 'prod') }, '');
      walk(groupOf(det, 'imposto'), '');
    }
  walk({ total: groupOf(groupOf(infNFe, 'total'), 'ICMSTot') }, '');
  return leaves;
}

const takeRow = (row: (typeof ROWS)[number]) => {
  const context: EmissionContext = {
    ...STRICT,
    issuer: { ...STRICT.issuer, ...(words(row.nota).includes('dupla') && { difalBaseDupla: true }) },
  };
  const sent = Object.fromEntries(pairs(row.enviado));
  const item: Body = {
    quantidade_comercial: '1',
    valor_unitario_comercial: '100.00',
    ...(words(row.nota).includes('difal') && { cfop: '6108' }),
    icms_situacao_tributaria: row.situacao || '41',
    ...sent,
  };
  return preparedOf(nfe, withItem(item, { ...regimeOf(row.situacao), ...noteOf(row.nota) }), context);
};

describe('the taxes of an item, worked out by hand', () => {
  it('has a row for everything that matters', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(120);
  });

  it.each(ROWS.map((row, at) => ({ ...row, at: at + 2 })))(
    'line $at: $situacao $nota $enviado ($conta)',
    (row) => {
      const { tree, problems } = takeRow(row);
      const leaves = leavesOf(tree);
      const expected = pairs(row.esperado);
      expect(expected.map(([leaf]) => [leaf, leaves.get(leaf) ?? ''])).toEqual(expected);
      const missing = problems.filter(({ code }) => code !== 'regra_fiscal');
      expect(missing.map(({ field }) => field).sort()).toEqual(
        words(row.falta)
          .map((field) => `itens[0].${field}`)
          .sort(),
      );
    },
  );
});
