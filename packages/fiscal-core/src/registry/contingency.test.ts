import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { announcement } from '../activities/contingency/epec.ts';
import { cte } from '../documents/cte/cte.ts';
import { epec as epecOfCte } from '../documents/cte/events/epec.ts';
import { nfce } from '../documents/nfce/nfce.ts';
import { epecOfNfce, epec as epecOfNfe } from '../documents/nfe/events/epec.ts';
import { emit, LENIENT, SIGNER, SIGNER_CERT } from '../documents/nfe/fixtures/context.ts';
import { nfe } from '../documents/nfe/nfe.ts';
import type { Tree } from '../engine/document/definition.ts';
import { planOf } from '../engine/layout/plan.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../engine/layout/testing/xsd-outline.ts';
import { verifySigned } from '../signing/verify.ts';
import { officialSchema } from '../testing/official-schemas.ts';
import { hasXmlsec, xmlsecVerify } from '../testing/xmlsec.ts';
import { chosenContingency, mayGoThatWay, putContingency, takesAnother } from './contingency.ts';
import { DOCUMENTS } from './documents.ts';
import { faultsOf } from './fixtures/made.ts';

const BEGAN = {
  data_entrada_contingencia: '2026-11-20T17:55:00-03:00',
  motivo_entrada_contingencia: 'SEFAZ da UF fora do ar desde cedo',
};
const NOW_MS = Date.parse('2026-11-20T18:42:30-03:00');

const CASES = [
  {
    definition: nfe,
    name: 'interestadual-icms00-ipi',
    uf: 'SP',
    tpEvento: '110140',
    event: epecOfNfe,
    schema: 'nfe-eventos/e110140_v1.00.xsd',
    element: 'detEvento',
    hours: 168,
  },
  {
    definition: nfce,
    name: 'venda-simples',
    uf: 'SP',
    tpEvento: '110140',
    event: epecOfNfce,
    schema: 'nfe-eventos/e110140NFCe_v1.00.xsd',
    element: 'detEvento',
    hours: 24,
  },
  {
    definition: cte,
    name: 'rodoviario-completo',
    uf: 'RS',
    tpEvento: '110113',
    event: epecOfCte,
    schema: 'cte/evEPECCTe_v4.00.xsd',
    element: 'evEPECCTe',
    hours: 168,
  },
] as const;

const read = (type: string, file: string) =>
  readFileSync(new URL(`../documents/${type}/${file}`, import.meta.url), 'utf8');

function announceCase({ definition, name, uf }: (typeof CASES)[number], more: Record<string, unknown> = {}) {
  const body = { ...JSON.parse(read(definition.type, `fixtures/${name}.input.json`)), ...BEGAN, ...more };
  const issuer = { ...LENIENT.issuer, cnpj: String(body.cnpj_emitente).replace(/\D/g, ''), uf };
  const { prepared, chave } = emit(
    definition,
    { ...body, forma_emissao: '4' },
    { ...LENIENT, nowMs: NOW_MS, issuer },
  );
  const { tree, dhEmi } = prepared;
  const chosen = chosenContingency(definition.type, tree, dhEmi);
  if (chosen === null) throw new Error('nothing was chosen');
  putContingency(definition.type, tree, chosen);
  const moment = { accessKey: chave, dhEmi, nowMs: NOW_MS + 60_000, signer: SIGNER };
  const work = { type: definition.type, tree, environment: 2, uf } as const;
  return { chosen, tree, announced: announcement(work, chosen, moment) };
}

describe.each(CASES)('the EPEC of $definition.nome', (each) => {
  const { definition, tpEvento, event, schema, element, hours } = each;
  const { chosen, tree, announced } = announceCase(each);
  const xml = announced?.kind === 'assinada' ? announced.xml : Buffer.from('');

  it('is written and signed as ever', async () => {
    expect(announced?.kind).toBe('assinada');
    expect(verifySigned(xml.toString(), { element: 'infEvento' })).toMatchObject({ ok: true });
    await expect(xml.toString()).toMatchFileSnapshot(
      new URL(`./fixtures/epec-${definition.type}.xml`, import.meta.url).pathname,
    );
  });
  it.skipIf(!hasXmlsec())('verifies with xmlsec1', () => {
    expect(xmlsecVerify(xml.toString(), { element: 'infEvento', trustedPem: SIGNER_CERT })).toMatchObject({
      ok: true,
    });
  });
  it('is valid in two steps: the event, and its body', () => {
    expect(faultsOf(xml, definition === nfce ? `${tpEvento}NFCe` : tpEvento)).toEqual([]);
  });
  it('follows the official schema', () => {
    const lines = outlineOfPlan(planOf(event.layout).root);
    const at = lines.findIndex((line) => line.trimStart().startsWith(element));
    const indent = lines[at]?.search(/\S/) ?? 0;
    // Removes facets changed by the package of the alphanumeric CNPJ, and implied ones.
    const plain = (line: string) =>
      line
        .replace(/ \[0-9\]\{14\}$/, ' [0-9A-Z]{12}[0-9]{2}')
        .replace('[ -ÿ]*', '[ -ÿ]{0,}')
        .replace(/(\{(?:2|11|2,14)\}) & max \d+$/, '$1');
    const official = outlineOfSchema(loadSchema(officialSchema(schema)), element);
    expect(lines.slice(at).map((line) => plain(line.slice(indent)))).toEqual(official.map(plain));
  });
  it('is due some hours from the emission', () => {
    expect(chosen).toMatchObject({
      mode: 'epec',
      tpEmis: '4',
      since: BEGAN.data_entrada_contingencia,
      reason: BEGAN.motivo_entrada_contingencia,
      epec: { sends: 0, protocolo: null, registeredAt: null },
    });
    const dhEmi = /<dhEmi>([^<]*)/.exec(xml.toString())?.[1] ?? '';
    expect(Date.parse(chosen.deadline ?? '') - Date.parse(dhEmi)).toBe(hours * 3_600_000);
  });
  it('has the reason that the document has no place for', () => {
    const own = definition.sign(tree, SIGNER).xml.toString();
    expect([own, xml.toString()].map((text) => text.includes('<xJust>'))).toEqual(
      definition === cte ? [false, true] : [true, false],
    );
  });
});

it('is not made of a note whose issuer has no number of IE', () => {
  const [note] = CASES;
  const { announced } = announceCase(note, { inscricao_estadual_emitente: 'ISENTO' });
  expect(announced).toMatchObject({
    kind: 'recusada',
    problems: [{ field: 'inscricao_estadual_emitente', tag: 'IE' }],
  });
});

it('refuses an NFC-e without a recipient, or of another UF', () => {
  const [, consumer] = CASES;
  const consumerCase = announceCase(consumer, {
    cpf_destinatario: undefined,
    nome_destinatario: undefined,
    indicador_inscricao_estadual_destinatario: undefined,
  });
  expect(consumerCase.announced).toMatchObject({
    kind: 'recusada',
    problems: [{ field: 'cnpj_destinatario' }],
  });
  expect(epecOfNfce.receiver('SP')).toBe('SP');
  expect(epecOfNfce.receiver('RS')).toBeNull();
});

const byHand = (ide: Record<string, string>, element: string): Tree => ({ [element]: { ide } });
const DH_EMI = '2026-11-20T18:42:30-03:00';

it.each([
  ['nfe', '5', 'infNFe', '2026-11-27T18:42:30-03:00'],
  ['nfe', '9', 'infNFe', '2026-11-23T23:59:59-03:00'],
  ['nfce', '9', 'infNFe', '2026-11-23T23:59:59-03:00'],
  ['cte', '2', 'infCte', '2026-11-27T18:42:30-03:00'],
  ['mdfe', '2', 'infMDFe', '2026-11-27T18:42:30-03:00'],
  ['nfcom', '2', 'infNFCom', '2026-11-23T23:59:59-03:00'],
  ['dce', '2', 'infDCe', '2026-11-23T23:59:59-03:00'],
])('%s in form %s is printed before it is authorized, and is due', (type, tpEmis, element, deadline) => {
  const chosen = chosenContingency(type, byHand({ tpEmis }, element), DH_EMI);
  expect(chosen).toMatchObject({ mode: 'offline', tpEmis, since: DH_EMI, deadline });
  expect(chosen?.reason.length).toBeGreaterThanOrEqual(15);
  expect(chosenContingency(type, byHand({ tpEmis: '1' }, element), DH_EMI)).toBeNull();
});

it('issues no second document where a first one blocks it', () => {
  expect(DOCUMENTS.filter(({ type }) => !takesAnother(type)).map(({ type }) => type)).toEqual(['mdfe']);
});

const noteOf = (tpImp: string, emit: Tree): Tree => ({
  infNFe: { ide: { tpEmis: '1', tpImp }, emit },
});

it('an NF-e with the DANFE Simplificado Tipo 2 goes to no SVC by itself: the schema has no QR Code with its key', () => {
  const goes = (tpImp: string) => mayGoThatWay('nfe', noteOf(tpImp, { IE: '110042490114' }));
  expect([goes('1'), goes('6')]).toEqual([true, false]);
});

it('an NF-e whose issuer has no IE goes to no SVC by itself: the norm names none', () => {
  expect(mayGoThatWay('nfe', noteOf('1', {}))).toBe(false);
});
