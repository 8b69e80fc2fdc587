import { describe, expect, it } from 'vitest';
import { buildChaveNfse } from '../../../chave-acesso/chave-nfse.ts';
import type { EventSubject } from '../../../engine/events/definition.ts';
import { signEvent } from '../../../engine/events/sign.ts';
import {
  eventOnRecord,
  nfseEventInQuery,
  parseEventRegistration,
} from '../../../sefaz/nfse-event-answers.ts';
import { recordedEvent } from '../../../sefaz/recorded-events.ts';
import { restAnswer } from '../../../sefaz/rest.ts';
import { verifySigned } from '../../../signing/verify.ts';
import { xsdErrors } from '../../../testing/official-schemas.ts';
import { hasXmlsec, xmlsecVerify } from '../../../testing/xmlsec.ts';
import { gzipBase64 } from '../../../xml/compress.ts';
import { SIGNER, SIGNER_CERT } from '../../nfe/fixtures/context.ts';
import { analiseCancelamento } from './analise-cancelamento.ts';
import { cancelamento } from './cancelamento.ts';

const chave = buildChaveNfse({
  cMun: '3550308',
  ambGer: '2',
  inscricao: '11222333000181',
  nNFSe: 7,
  AAMM: '2611',
  codigo: '123456789',
});
const NFSE: EventSubject = {
  type: 'nfse',
  environment: 2,
  uf: 'SP',
  accessKey: chave,
  emitente: '11222333000181',
  dhEmi: '2026-11-21T10:00:00-03:00',
  protocolNumber: '7',
  authorizedAtMs: Date.parse('2026-11-21T10:00:05-03:00'),
  tpEmis: '1',
};
const at = { sequence: 1, dhEvento: '2026-11-21T11:30:00-03:00', nProtEvento: null };
const buildCancellation = (body: unknown, subject = NFSE) =>
  cancelamento.build(cancelamento.input.parse(body), subject, at);

describe('the cancellation of an NFS-e', () => {
  it('is valid by the official schema and signed', () => {
    const { xml, id } = buildCancellation({
      reason: 'Serviço não foi prestado & cobrado',
      codigo_cancelamento: 2,
    });
    const signed = signEvent(buildCancellation({ reason: 'Serviço não foi prestado' }), SIGNER);
    expect(id).toBe(`PRE${chave}101101`);
    expect(xml.toString()).toContain('<cMotivo>2</cMotivo><xMotivo>Serviço não foi prestado &amp; cobrado');
    expect(verifySigned(signed.xml, { element: 'infPedReg' })).toMatchObject({ ok: true });
    const trust = { element: 'infPedReg', trustedPem: SIGNER_CERT };
    if (hasXmlsec()) expect(xmlsecVerify(signed.xml.toString(), trust).ok).toBe(true);
    expect(xsdErrors(signed.xml.toString(), 'pedRegEvento')).toEqual([]);
  });

  it('is valid for a CNPJ with letters too', () => {
    const inscricao = '12ABC34501DE35';
    const key = buildChaveNfse({
      cMun: '3550308',
      ambGer: '2',
      inscricao,
      nNFSe: 7,
      AAMM: '2611',
      codigo: '1',
    });
    const subject = { ...NFSE, accessKey: key, emitente: inscricao };
    const event = buildCancellation({ reason: 'Nota em duplicidade' }, subject);
    const { xml } = signEvent(event, SIGNER);
    expect(event.id).toBe(`PRE${key}101101`);
    expect(xml.toString()).toContain('<CNPJAutor>12ABC34501DE35</CNPJAutor>');
    expect(xsdErrors(xml.toString(), 'pedRegEvento')).toEqual([]);
  });

  it('has a default motive when none is sent, with a notice', () => {
    const { xml, details } = buildCancellation({ justificativa: 'Nota em duplicidade' });
    expect(xml.toString()).toContain('<cMotivo>9</cMotivo><xMotivo>Nota em duplicidade</xMotivo>');
    expect(details).toEqual({
      preenchidos: [{ field: 'codigo_cancelamento', tag: 'cMotivo', value: '9' }],
    });
  });

  it('names a person by CPF', () => {
    const person = { ...NFSE, emitente: '52998224725' };
    expect(buildCancellation({ reason: 'Nota em duplicidade' }, person).xml.toString()).toContain(
      '<CPFAutor>52998224725</CPFAutor>',
    );
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'curta' }, 'reason'],
    [{ reason: 'Nota em duplicidade', codigo_cancelamento: '3' }, 'codigo_cancelamento'],
  ])('refuses %j', (body, field) => {
    const parsed = cancelamento.input.safeParse(body);
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

it('asks for the analysis of a cancellation whose term is over, by the official schema', () => {
  const asked = analiseCancelamento.input.parse({ reason: 'Nota em duplicidade' });
  const { id, xml } = analiseCancelamento.build(asked, NFSE, at);
  expect(id).toBe(`PRE${chave}101103`);
  expect(xml.toString()).toContain(
    '<xDesc>Solicitação de Análise Fiscal para Cancelamento de NFS-e</xDesc><cMotivo>9</cMotivo>',
  );
  expect(
    xsdErrors(
      signEvent({ ...buildCancellation({ reason: 'Nota em duplicidade' }), id, xml }, SIGNER).xml.toString(),
      'pedRegEvento',
    ),
  ).toEqual([]);
});

describe('the answer to it', () => {
  const pedido = signEvent(buildCancellation({ reason: 'Nota em duplicidade' }), SIGNER);
  const evento =
    `<evento xmlns="http://www.sped.fazenda.gov.br/nfse"><infEvento Id="EVT${chave}101101001"><nSeqEvento>1</nSeqEvento>` +
    `<dhProc>2026-11-21T11:30:02-03:00</dhProc><nDFSe>9</nDFSe>${pedido.xml.toString()}</infEvento></evento>`;
  const expected = { chave, tpEvento: '101101', sequence: 1 };
  const read = (status: number, body: object) =>
    parseEventRegistration(restAnswer({ status, body }), expected);

  it('is the registered event', () => {
    expect(read(201, { eventoXmlGZipB64: gzipBase64(evento) })).toEqual({
      kind: 'registrado',
      cStat: '135',
      xMotivo: 'Evento registrado e vinculado à NFS-e',
      nProt: '9',
      dhRegEvento: '2026-11-21T11:30:02-03:00',
      proof: { kind: 'procEvento', xml: evento },
    });
    expect(eventOnRecord(evento)?.digestValue).toBe(pedido.digestValue);
    expect(recordedEvent('nfse', evento)).toMatchObject({
      kind: 'cancelamento',
      told: { tpEvento: '101101', sequence: 1, nProt: '9' },
    });
  });

  it.each([
    ['E0822', 'recusado'],
    ['E0840', 'recusado'],
    ['E1217', 'indisponivel'],
  ])('%s under the singular name means %s', (codigo, kind) => {
    expect(read(400, { erro: [{ codigo, descricao: 'x' }] })).toMatchObject({ kind, cStat: codigo });
  });

  it('that cannot be read, or is of another event, is doubt', () => {
    expect(read(201, {})).toMatchObject({ kind: 'duvida' });
    expect(read(400, {})).toMatchObject({ kind: 'duvida' });
    const other = evento.replaceAll('e101101', 'e101103');
    expect(read(201, { eventoXmlGZipB64: gzipBase64(other) })).toMatchObject({ kind: 'duvida' });
  });

  it('is found on record by a query of the note', () => {
    const note = {
      kind: 'encontrado',
      situacao: 'cancelado',
      cStat: '101',
      xMotivo: '',
      nProt: '7',
      dhRecbto: '2026-11-21T10:00:05-03:00',
      digVal: null,
      prot: '',
      chave,
    } as const;
    const sought = { ...expected, digestValue: pedido.digestValue, sameEffect: ['101101'] };
    expect(nfseEventInQuery({ ...note, events: [evento] }, sought)).toMatchObject({
      kind: 'encontrado',
      sameContent: true,
    });
    expect(nfseEventInQuery({ ...note, situacao: 'autorizado', events: [] }, sought)).toMatchObject({
      kind: 'ausente',
      cancelado: false,
    });
    // An event that makes the note void is no manifestation of a party.
    const manifestation = { ...sought, tpEvento: '203202', sameEffect: [] };
    expect(nfseEventInQuery({ ...note, events: [evento] }, manifestation)).toMatchObject({ kind: 'ausente' });
  });
});
