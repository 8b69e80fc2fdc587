import { find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import type { Situacao } from '../../state/documents.ts';
import { confirmedFault, MANIFESTATIONS, manifestationFault } from './manifestations.ts';

const ISSUER = '99888777000161';
const PARTY = '11222333000181';
const ROLES = { 202: 'prest', 203: 'toma', 204: 'interm' } as const;

function within(xml: string): XmlElement {
  const asked = find(parseXml(xml).root, 'infPedReg');
  if (asked === undefined) throw new Error('no infPedReg');
  return asked;
}

interface Case {
  readonly author?: string;
  readonly signerBase?: string;
  readonly named?: string;
  readonly issuer?: string;
  readonly situacao?: Situacao;
  readonly onRecord?: readonly string[];
  readonly detail?: string;
}

function answerTo(tpEvento: string, own: Case = {}): string | null {
  const {
    author = `<CNPJAutor>${PARTY}</CNPJAutor>`,
    signerBase = PARTY.slice(0, 8),
    named = `<CNPJ>${PARTY}</CNPJ>`,
    issuer = ISSUER,
    situacao = 'autorizado',
    onRecord = [],
    detail = '',
  } = own;
  const role = Object.entries(ROLES).find(([start]) => tpEvento.startsWith(start))?.[1] ?? '';
  return manifestationFault(tpEvento, {
    note: {
      emitente: issuer,
      situacao,
      prot: `<NFSe><infNFSe><DPS><infDPS><${role}>${named}</${role}></infDPS></DPS></infNFSe></NFSe>`,
    },
    asked: within(
      `<pedRegEvento><infPedReg>${author}<e${tpEvento}>${detail}</e${tpEvento}></infPedReg></pedRegEvento>`,
    ),
    signerBase,
    onRecord: new Set(onRecord),
  });
}

describe.each(Object.entries(MANIFESTATIONS))(
  'manifestation %s',
  (tpEvento, { ruledOut, opposite, unexplained }) => {
    it('is of its party, which did not issue the note, by its own certificate', () => {
      expect(answerTo(tpEvento)).toBeNull();
      expect(answerTo(tpEvento, { named: '<CNPJ>33683111000107</CNPJ>' })).toBe('E0813');
      expect(answerTo(tpEvento, { issuer: PARTY })).toBe('E0813');
      expect(answerTo(tpEvento, { signerBase: '99888777' })).toBe('E0812');
      const person = { author: '<CPFAutor>52998224725</CPFAutor>', named: '<CPF>52998224725</CPF>' };
      expect(answerTo(tpEvento, { ...person, signerBase: '52998224725' })).toBeNull();
      expect(answerTo(tpEvento, person)).toBe('E0815');
      expect(answerTo(tpEvento, { ...person, named: '', signerBase: '52998224725' })).toBe('E0816');
    });

    it('comes once, while the note is in force, and not after the tacit confirmation', () => {
      expect(answerTo(tpEvento, { situacao: 'cancelado' })).toBe(ruledOut);
      expect(answerTo(tpEvento, { onRecord: [tpEvento] })).toBe(ruledOut);
      expect(answerTo(tpEvento, { onRecord: ['205204'] })).toBe(ruledOut);
      expect(answerTo(tpEvento, { onRecord: [opposite] })).toBe('E1833');
      expect(answerTo(tpEvento, { onRecord: ['101103', '105105'] })).toBeNull();
    });

    it('explains a motive of its own', () => {
      const detail = '<cMotivo>9</cMotivo>';
      expect(answerTo(tpEvento, { detail })).toBe(unexplained);
      expect(answerTo(tpEvento, { detail: `${detail}<xMotivo>Não foi contratado</xMotivo>` })).toBeNull();
    });
  },
);

it('a confirmation rules out cancellation and analysis, and a rejection neither', () => {
  for (const confirmation of ['202201', '203202', '204203'])
    expect([true, false].map((cancels) => confirmedFault(cancels, new Set([confirmation])))).toEqual([
      'E0840',
      'E0848',
    ]);
  expect([true, false].map((cancels) => confirmedFault(cancels, new Set(['205204'])))).toEqual([
    'E0840',
    null,
  ]);
  expect([true, false].map((cancels) => confirmedFault(cancels, new Set(['203206'])))).toEqual([null, null]);
});
