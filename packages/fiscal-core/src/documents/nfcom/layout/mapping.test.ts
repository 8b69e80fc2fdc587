import { describe, expect, it } from 'vitest';
import type { Tree } from '../../../engine/document/definition.ts';
import { compileMapper } from '../../../engine/layout/mapper.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { compileValidator } from '../../../engine/layout/validator.ts';
import { nfcomLayout } from './layout.ts';

const map = compileMapper(nfcomLayout);
const validate = compileValidator(nfcomLayout);
const at = (tree: Tree, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      tree,
    );
const note = (input: FlatInput, path: string) => at(map(input), `infNFCom/${path}`);
const item = (input: FlatInput, path: string) => note({ itens: [input] }, `det/0/${path}`);

describe('ICMS of an item', () => {
  it.each([
    ['00', 'ICMS00', '00'],
    ['20', 'ICMS20', '20'],
    ['40', 'ICMS40', '40'],
    ['41', 'ICMS40', '41'],
    ['51', 'ICMS51', '51'],
    ['90', 'ICMS90', '90'],
    ['90_simples_nacional', 'ICMSSN', '90'],
  ])('%s is %s with CST %s', (situation, element, CST) => {
    expect(item({ icms_situacao_tributaria: situation }, 'imposto')).toEqual({ [element]: { CST } });
  });

  it('is nothing for an item without relation to ICMS', () => {
    expect(item({ icms_indicador_sem_cst: '1' }, 'imposto')).toEqual({ indSemCST: '1' });
  });

  it('names a situation that the layout does not have', () => {
    const faults = validate(map({ itens: [{ icms_situacao_tributaria: '77' }] }));
    expect(faults.filter(({ field }) => field === 'itens[0].icms_situacao_tributaria')).toEqual([
      expect.objectContaining({ code: 'valor_nao_permitido', tag: 'CST' }),
    ]);
    expect(faults.filter(({ code }) => code === 'elemento_desconhecido')).toEqual([]);
  });
});

it('takes the invoice of the issuer or of who centralises the billing, or none', () => {
  expect(note({ data_vencimento_fatura: '2026-12-05' }, 'gFat')).toEqual({ dVencFat: '2026-12-05' });
  expect(note({ cnpj_emitente_centralizado: '1' }, 'gFatCentral')).toEqual({ CNPJ: '1' });
});

it('writes the fields that are named alike in item and note where each was sent', () => {
  const tree = map({
    itens: [{ icms_situacao_tributaria: '00', icms_base_calculo: '1.00' }],
    icms_base_calculo: '2.00',
  });
  expect(at(tree, 'infNFCom/det/0/imposto/ICMS00/vBC')).toBe('1.00');
  expect(at(tree, 'infNFCom/total/ICMSTot/vBC')).toBe('2.00');
});
