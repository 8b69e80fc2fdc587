import { describe, expect, it } from 'vitest';
import type { EventDefinition, EventSubject } from '../../../engine/events/definition.ts';
import { signEvent } from '../../../engine/events/sign.ts';
import { planOf } from '../../../engine/layout/plan.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../../engine/layout/testing/xsd-outline.ts';
import { faultsOf } from '../../../registry/fixtures/made.ts';
import { verifySigned } from '../../../signing/verify.ts';
import { officialSchema } from '../../../testing/official-schemas.ts';
import { hasXmlsec, xmlsecVerify } from '../../../testing/xmlsec.ts';
import { SIGNER, SIGNER_CERT } from '../../nfe/fixtures/context.ts';
import { cancelamento } from './cancelamento.ts';
import { cartaCorrecao } from './carta-correcao.ts';

const SUBJECT: EventSubject = {
  type: 'cte',
  environment: 2,
  uf: 'SP',
  accessKey: '35261111222333000181570010000000071100200300',
  emitente: '11222333000181',
  dhEmi: '2026-11-21T10:00:00-03:00',
  protocolNumber: '135260000012345',
  authorizedAtMs: Date.parse('2026-11-21T10:00:05-03:00'),
  tpEmis: '1',
};
const AT = { sequence: 2, dhEvento: '2026-11-21T11:30:00-03:00', nProtEvento: null };

const make = (event: EventDefinition, body: unknown, subject = SUBJECT) =>
  event.build(JSON.parse(JSON.stringify(event.input.parse(body))), subject, AT);
const faults = (event: EventDefinition, body: unknown) =>
  (event.input.safeParse(body).error?.issues ?? []).map(({ message, ...issue }) => ({
    path: issue.path.join('.'),
    message,
  }));

const CASES = [
  {
    name: 'cancelamento',
    event: cancelamento,
    element: 'evCancCTe',
    body: { reason: 'Carga não embarcada pelo remetente' },
  },
  {
    name: 'carta-correcao',
    event: cartaCorrecao,
    element: 'evCCeCTe',
    body: { campo_corrigido: 'observacao', valor_corrigido: 'Entregar no portão 3' },
  },
];

describe.each(CASES)('$name of a CT-e', ({ name, event, element, body }) => {
  const { xml, id, namespace, details } = make(event, body);
  const signed = signEvent({ xml, id, namespace, details }, SIGNER);

  it('is written as ever', async () => {
    await expect(xml.toString()).toMatchFileSnapshot(
      new URL(`./fixtures/${name}.xml`, import.meta.url).pathname,
    );
  });

  it('is valid in two steps: the event, and its body', () => {
    expect(faultsOf(signed.xml, event.tpEvento)).toEqual([]);
  });

  it('has the body of the official schema', () => {
    const ours = outlineOfPlan(planOf(event.layout).root);
    const from = ours.findIndex((line) => line.trim() === `${element} 1-1`);
    const schema = loadSchema(officialSchema(`cte/${element}_v4.00.xsd`));
    expect(ours.slice(from).map((line) => line.slice(6))).toEqual(outlineOfSchema(schema, element));
  });

  it('bears a signature that verifies, over an Id whose sequence has three digits', () => {
    expect(id).toBe(`ID${event.tpEvento}${SUBJECT.accessKey}002`);
    expect(verifySigned(signed.xml, { element: 'infEvento' })).toMatchObject({ ok: true, id });
  });

  it.skipIf(!hasXmlsec())('verifies with xmlsec1', () => {
    const trust = { element: 'infEvento', trustedPem: SIGNER_CERT };
    expect(xmlsecVerify(signed.xml.toString(), trust).ok).toBe(true);
  });
});

describe('a correction', () => {
  const writeCorrection = (body: unknown) =>
    [
      ...make(cartaCorrecao, body)
        .xml.toString()
        .matchAll(
          /<grupoAlterado>(.*?)<\/grupoAlterado><campoAlterado>(.*?)<\/campoAlterado><valorAlterado>(.*?)<\/valorAlterado>(?:<nroItemAlterado>(.*?)<\/nroItemAlterado>)?/g,
        ),
    ].map(([, ...parts]) => parts.filter((part) => part !== undefined));

  it.each([
    [{ campo_corrigido: 'observacao', valor_corrigido: 'X' }, ['compl', 'xObs', 'X']],
    [{ campo_corrigido: 'produto_predominante', valor_corrigido: 'X' }, ['infCarga', 'proPred', 'X']],
    [{ campo_corrigido: 'logradouro_destinatario', valor_corrigido: 12 }, ['enderDest', 'xLgr', '12']],
    [{ campo_corrigido: 'rntrc', valor_corrigido: '12345678' }, ['rodo', 'RNTRC', '12345678']],
    [
      {
        campo_corrigido: 'quantidade',
        grupo_corrigido: 'quantidades',
        valor_corrigido: '10',
        numero_item_grupo_corrigido: 2,
      },
      ['infQ', 'qCarga', '10', '2'],
    ],
    [
      { campo_corrigido: 'xObs', grupo_corrigido: 'compl', campo_api: 0, valor_corrigido: 'X' },
      ['compl', 'xObs', 'X'],
    ],
  ])('names group and tag of the XML: %j', (body, line) => {
    expect(writeCorrection(body)).toEqual([line]);
  });

  it('takes a list', () => {
    expect(
      writeCorrection({
        correcoes: [
          { campo_corrigido: 'observacao', valor_corrigido: 'A' },
          {
            campo_corrigido: 'nome',
            grupo_corrigido: 'componentes_valor',
            valor_corrigido: 'GRIS',
            numero_item_grupo_corrigido: '3',
          },
        ],
      }),
    ).toEqual([
      ['compl', 'xObs', 'A'],
      ['Comp', 'xNome', 'GRIS', '3'],
    ]);
  });

  it('warns of what a letter may not correct, and leaves it to the authority', () => {
    const { details } = make(cartaCorrecao, { campo_corrigido: 'valor_total', valor_corrigido: '1.00' });
    expect(JSON.stringify(details)).toContain('valor_total não pode ser corrigido');
    expect(make(cartaCorrecao, { campo_corrigido: 'observacao', valor_corrigido: 'X' }).details).toBeNull();
  });

  it.each([
    [{}, ['campo_corrigido', 'valor_corrigido']],
    [{ campo_corrigido: 'observacao' }, ['valor_corrigido']],
    [{ campo_corrigido: 'nada_disso', valor_corrigido: 'X' }, ['campo_corrigido']],
    [{ campo_corrigido: 'xObs', valor_corrigido: 'X' }, ['campo_corrigido']],
    [{ campo_corrigido: 'cnpj', valor_corrigido: 'X' }, ['grupo_corrigido']],
    [{ correctionText: 'Corrige o endereço do destinatário' }, ['correctionText']],
    [
      { correcoes: [{ campo_corrigido: 'observacao', valor_corrigido: 'x'.repeat(501) }] },
      ['correcoes.0.valor_corrigido'],
    ],
    [
      {
        correcoes: [
          { campo_corrigido: 'observacao', valor_corrigido: 'x', numero_item_grupo_corrigido: 100 },
        ],
      },
      ['correcoes.0.numero_item_grupo_corrigido'],
    ],
  ])('is refused at once: %j', (body, fields) => {
    expect(faults(cartaCorrecao, body).map(({ path }) => path)).toEqual(fields);
  });
});
