import { documentOf } from '@fiscal/core/registry/documents';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { manyOf, SEED } from '@fiscal/core/testing/holds';
import { xsdErrors } from '@fiscal/core/testing/official-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesInForce } from '../../rules/rule.ts';
import type { Body } from '../../testing/mutations.ts';
import { type Dps, readDps } from './dps.ts';
import { issueNote } from './note.ts';
import { DPS_RULES } from './rules/table.ts';
import { noteValues } from './values.ts';

const NOW = Date.parse('2026-11-20T16:00:00-03:00');
const CNPJ = '38889102000182';
const SIGNER = testSigner(issueEcnpj(createTestCa(), { cnpj: CNPJ }));
const NFSE = documentOf('nfse');
const BODY: Body = {
  data_emissao: '2026-11-20T15:00:00-03:00',
  cnpj_prestador: CNPJ,
  codigo_municipio_emissora: '4314902',
  codigo_municipio_prestacao: '4314902',
  descricao_servico: 'Consultoria',
  codigo_tributacao_nacional_iss: '010101',
  regime_especial_tributacao: '0',
  cnpj_tomador: '31884215000146',
  razao_social_tomador: 'Loja',
  codigo_municipio_tomador: '4314902',
  cep_tomador: '90010000',
  logradouro_tomador: 'Rua A',
  numero_tomador: '1',
  bairro_tomador: 'Centro',
  percentual_total_tributos_federais: '13.45',
  percentual_total_tributos_estaduais: '0.00',
  percentual_total_tributos_municipais: '5.00',
};

/** The signed DPS of a body with the codes that validation predicts; null when the layout refuses the body. */
function issueDps(own: Body): { readonly dps: Dps; readonly predicted: readonly string[] } | null {
  const taken = NFSE.take(
    { ...BODY, ...own },
    {
      ambiente: 2,
      target: 'sandbox',
      issuer: { cnpj: CNPJ, name: 'Orvalho', ie: 'ISENTO', uf: 'RS' },
      nowMs: NOW,
      completeInSandbox: false,
      verProc: 'emite 1.0',
    },
  );
  if ('refused' in taken) return null;
  const { tree, dhEmi, problems } = taken;
  NFSE.finalize(tree, { serie: 1, numero: 1, codigoNumerico: '46502913', dhEmi });
  if (problems.some(({ cStat }) => cStat === '225') || NFSE.validate(tree).length > 0) return null;
  const dps = readDps(NFSE.sign(tree, SIGNER).xml.toString());
  return { dps, predicted: problems.map(({ cStat }) => cStat ?? '') };
}

const decidedOn = (dps: Dps): string[] => {
  const context = { strict: true, nowMs: NOW, signerBase: CNPJ.slice(0, 8) };
  return rulesInForce(DPS_RULES, context)
    .filter(({ breaks }) => breaks !== undefined && breaks(dps, context) !== false)
    .map(({ cStat }) => cStat);
};

const money = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((cents) => (cents / 100).toFixed(2));
const share = fc.constantFrom('0.01', '1.00', '10.00', '33.33', '50.00', '60.00', '99.99', '100.00');
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const bodies: fc.Arbitrary<Body> = fc
  .record({
    valor_servico: money(3000),
    desconto_incondicionado: sometimes(money(1500)),
    desconto_condicionado: sometimes(money(1500)),
    percentual_deducao_servico: sometimes(share),
    valor_deducao_servico: sometimes(money(1500)),
    numero_beneficio_municipal: sometimes(fc.constant('43149020000001')),
    percentual_reducao_base_calculo: sometimes(share),
    valor_reducao_base_calculo: sometimes(money(1500)),
    valor_cp: sometimes(money(1500)),
    valor_irrf: sometimes(money(1500)),
    valor_csll: sometimes(money(1500)),
    tipo_retencao_iss: fc.constantFrom('1', '1', '2'),
    tributacao_iss: fc.constantFrom('1', '1', '1', '4'),
    codigo_opcao_simples_nacional: fc.constant('1'),
  })
  .map((body) => ({
    ...body,
    ...(body.valor_deducao_servico !== undefined && { percentual_deducao_servico: undefined }),
    ...(body.valor_reducao_base_calculo !== undefined && { percentual_reducao_base_calculo: undefined }),
    ...(body.numero_beneficio_municipal === undefined && {
      percentual_reducao_base_calculo: undefined,
      valor_reducao_base_calculo: undefined,
    }),
  }));

const noteOf = (dps: Dps): string => issueNote(dps, 7n, { nowMs: NOW, signer: SIGNER }).xml;

describe('values of an NFS-e', () => {
  it('take a benefit in percent off the base, after discount and deduction', () => {
    const issued = issueDps({
      valor_servico: '1000.00',
      desconto_incondicionado: '100.00',
      valor_deducao_servico: '100.00',
      numero_beneficio_municipal: '43149020000001',
      percentual_reducao_base_calculo: '10.00',
      tipo_retencao_iss: '2',
      tributacao_iss: '1',
      codigo_opcao_simples_nacional: '1',
    });
    const { elements } = noteValues(issued?.dps ?? readDps('<DPS/>'));
    expect(Object.fromEntries(elements)).toEqual({
      vCalcDR: '100.00',
      vCalcBM: '80.00',
      vBC: '720.00',
      pAliqAplic: '2.00',
      vISSQN: '14.40',
      vTotalRet: '14.40',
      vLiq: '885.60',
    });
  });

  it('are never below zero, nor outside the official schema, once no rule refuses the DPS', {
    timeout: 120_000,
  }, () => {
    const tally = { issued: 0, refused: 0 };
    fc.assert(
      fc.property(bodies, (body) => {
        const issued = issueDps(body);
        if (issued === null) return;
        const { dps, predicted } = issued;
        const decided = decidedOn(dps);
        expect(new Set(predicted)).toEqual(new Set(decided));
        if (decided.length > 0) {
          tally.refused++;
          return;
        }
        tally.issued++;
        expect(noteValues(dps).elements.filter(([, value]) => value.startsWith('-'))).toEqual([]);
        expect(xsdErrors(noteOf(dps), 'NFSe')).toEqual([]);
      }),
      { numRuns: manyOf(300), seed: SEED },
    );
    expect(tally.issued).toBeGreaterThan(20);
    expect(tally.refused).toBeGreaterThan(20);
  });
});
