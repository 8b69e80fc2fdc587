import { describe, expect, it } from 'vitest';
import { buildChave } from '../chave-acesso/chave-acesso.ts';
import { SIGNER, SIGNER_CERT } from '../documents/nfe/fixtures/context.ts';
import type { EventSubject } from '../engine/events/definition.ts';
import { signEvent } from '../engine/events/sign.ts';
import { verifySigned } from '../signing/verify.ts';
import { UF_SIGLAS, UFS } from '../tables/uf.ts';
import { hasXmlsec, xmlsecVerify } from '../testing/xmlsec.ts';
import { EVENT_KINDS } from '../vocabulary/states.ts';
import { authorizerOf, eventRoute, resolveEndpoint } from './endpoints.ts';
import { EVENTS } from './events.ts';
import { AT, CASES, DCE, MDFE, NFCE, NFCOM, NFE } from './fixtures/cases.ts';
import { definitionOf, faultsOf, make } from './fixtures/made.ts';
import { receivedEvents } from './received-definitions.ts';
import { restTable } from './rest-endpoints.ts';

const REASON = { reason: 'Comprador desistiu antes do envio' };
const POST_OFFICE = '43261126771591000194990010000007711404819206';

describe.each(CASES)('$name', ({ name, body, subject, at, kind }) => {
  const definition = definitionOf({ kind, subject });
  const { xml, id, signed } = make(definition, body, subject, at);

  it('is written as ever', async () => {
    const golden = new URL(`./fixtures/${name}.xml`, import.meta.url).pathname;
    await expect(xml.toString()).toMatchFileSnapshot(golden);
  });

  it('is valid: the lot around it and its body', () => {
    expect(faultsOf(signed.xml, definition.tpEvento)).toEqual([]);
  });

  it('bears a signature that verifies', () => {
    const { digestValue } = signed;
    expect(verifySigned(signed.xml, { element: 'infEvento' })).toMatchObject({ ok: true, id, digestValue });
  });
});

const LETTERS = '12ABC34501DE35';

/** The same document, issued by a company with letters in its CNPJ. */
function withLetters(subject: EventSubject): EventSubject {
  const { accessKey: key } = subject;
  const accessKey = buildChave({
    cUF: key.slice(0, 2),
    AAMM: key.slice(2, 6),
    cnpj: LETTERS,
    mod: key.slice(20, 22),
    serie: Number(key.slice(22, 25)),
    nNF: Number(key.slice(25, 34)),
    tpEmis: '1',
    cNF: key.slice(35, 43),
  });
  return { ...subject, emitente: LETTERS, accessKey };
}

it('every event is valid for a CNPJ with letters, but for the DC-e, whose schema takes digits alone', () => {
  const faulty = CASES.filter(({ subject }) => subject.type !== 'dce').flatMap((each) => {
    const { signed } = make(definitionOf(each), each.body, withLetters(each.subject), each.at);
    const faults = faultsOf(signed.xml, definitionOf(each).tpEvento);
    return faults.length === 0 ? [] : [`${each.name}: ${faults.join()}`];
  });
  expect(faulty).toEqual([]);
});

it('a DC-e of the post office is canceled as that of a carrier, whom the schema of events puts with it', () => {
  const { xml } = make(
    definitionOf({ kind: 'cancelamento', subject: DCE }),
    REASON,
    { ...DCE, accessKey: POST_OFFICE },
    AT,
  );
  expect(xml.toString()).toContain('<tpEmit>3</tpEmit><CNPJAutor>');
});

it.each([
  [
    'two digits, of an MDF-e',
    MDFE,
    'encerramento',
    { data: '2026-11-21', sigla_uf: 'SP', nome_municipio: 'São Paulo' },
    '01',
  ],
  ['three, of an NFCom', NFCOM, 'cancelamento', REASON, '001'],
  ['two, of an NF-e', NFE, 'cancelamento', REASON, '01'],
] as const)('the sequence of an Id has %s', (...[, subject, kind, body, sequence]) => {
  const definition = definitionOf({ kind, subject });
  expect(make(definition, body, subject, AT).id).toBe(
    `ID${definition.tpEvento}${subject.accessKey}${sequence}`,
  );
});

describe('the registry', () => {
  it('has every kind, each tpEvento once a type, and a case of each', () => {
    const kinds = [...EVENTS, ...receivedEvents()].map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(EVENT_KINDS));
    const named = EVENTS.flatMap(({ types, tpEvento }) => types.map((type) => `${type} ${tpEvento}`));
    expect(new Set(named).size).toBe(named.length);
    // The NFS-e has a separate suite.
    const ofPortal = named.filter((name) => !name.startsWith('nfse '));
    const tried = CASES.map((each) => `${each.subject.type} ${definitionOf(each).tpEvento}`);
    expect(new Set(tried)).toEqual(new Set(ofPortal));
  });

  it('has a route and an address for each event, type, UF and environment', () => {
    const missing = EVENTS.flatMap(({ tpEvento, types }) =>
      types.flatMap((type) => {
        if (restTable(type) !== null) return [];
        const route = eventRoute(type, tpEvento);
        const authorizer = route?.authorizer === 'UF' ? {} : { authorizer: route?.authorizer ?? '' };
        return UF_SIGLAS.flatMap((uf) =>
          ([1, 2] as const).flatMap((ambiente) =>
            route && resolveEndpoint({ type, uf, ambiente, service: 'recepcaoEvento', ...authorizer })
              ? []
              : [`${tpEvento} ${type} ${uf} ${ambiente}`],
          ),
        );
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('building', () => {
  it('names in an e-CONF of NFC-e the SVRS where it authorizes, else the UF', () => {
    const definition = definitionOf({ kind: 'econf', subject: NFCE });
    const payment = { forma_pagamento: '17', valor_pagamento: '25.80', data_pagamento: '2026-11-21' };
    for (const { sigla: uf, cUF } of UFS) {
      const accessKey = buildChave({
        cUF,
        AAMM: '2611',
        cnpj: NFCE.emitente,
        mod: '65',
        serie: 1,
        nNF: 1234,
        tpEmis: '1',
        cNF: '46502913',
      });
      const { xml } = make(definition, { detalhes_pagamento: [payment] }, { ...NFCE, uf, accessKey }, AT);
      const isOfSvrs = authorizerOf({ type: 'nfce', uf, service: 'recepcaoEvento' }) === 'SVRS';
      expect(xml.toString(), uf).toContain(`<cOrgao>${isOfSvrs ? '92' : cUF}</cOrgao>`);
    }
  });

  it('refuses to write what would not be valid', () => {
    const definition = definitionOf({ kind: 'cancelamento', subject: NFE });
    const at = { sequence: 1, dhEvento: '2026-11-21T11:30:00-03:00', nProtEvento: null };
    expect(() => definition.build({ reason: 'curta' }, NFE, at)).toThrow(/reason/);
    const cancelling = definitionOf({ kind: 'cancelamento-econf', subject: NFE });
    expect(() => cancelling.build({}, NFE, at)).toThrow(/nProtEvento/);
  });
});

describe.skipIf(!hasXmlsec())('xmlsec1 (skipped where apt-get install xmlsec1 was not run)', () => {
  it('verifies every event, and none that was changed', () => {
    const verify = (xml: string) => xmlsecVerify(xml, { element: 'infEvento', trustedPem: SIGNER_CERT });
    for (const { name, body, subject, at, kind } of CASES) {
      const { signed } = make(definitionOf({ kind, subject }), body, subject, at);
      const xml = signed.xml.toString();
      expect({ name, ...verify(xml) }).toMatchObject({ name, ok: true });
      expect(verify(xml.replace('<tpAmb>2', '<tpAmb>1')).ok).toBe(false);
    }
  });
});

it('signs the bytes that it stores', () => {
  const { signed: _, ...built } = make(
    definitionOf({ kind: 'cancelamento', subject: NFE }),
    { reason: 'Pedido em duplicidade' },
    NFE,
    {
      sequence: 1,
      dhEvento: '2026-11-21T11:30:00-03:00',
      nProtEvento: null,
    },
  );
  const signed = signEvent(built, SIGNER).xml.toString();
  expect(signed.replace(/<Signature .*<\/Signature>/s, '')).toBe(built.xml.toString());
});
