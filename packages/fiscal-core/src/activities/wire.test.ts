import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namesOf } from '../registry/message-names.ts';
import { readRestCall } from '../sefaz/rest.ts';
import { xsdErrors } from '../testing/official-schemas.ts';
import { CTE, DCE, MDFE, type MessageNames, NFCOM } from '../vocabulary/message-names.ts';
import { gunzipBase64 } from '../xml/compress.ts';
import { wireOf } from './wire.ts';

const DH = '2026-11-21T11:30:02-03:00';
const DIG = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const KEYS: Readonly<Record<string, string>> = {
  cte: '35261111222333000181570010000000071100200300',
  mdfe: '35261111222333000181580010000000081400500601',
  nfcom: '35261111222333000181620010000000091076543213',
  dce: '35261111222333000181990010000000101201234564',
};
const NPROT: Readonly<Record<string, string>> = {
  cte: '135260000012345',
  mdfe: '135260000012345',
  nfcom: '1352600000123456',
  dce: '1412600000123456',
};

it('a DPS travels as it was signed, behind an XML declaration', () => {
  const dps = Buffer.from('<DPS versao="1.01"></DPS>');
  const { dpsXmlGZipB64 } = z
    .object({ dpsXmlGZipB64: z.string() })
    .parse(readRestCall(wireOf('nfse').authorize(dps, '1')).body);
  expect(gunzipBase64(dpsXmlGZipB64).toString()).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>${dps.toString()}`,
  );
});

describe.each([CTE, MDFE, NFCOM, DCE].map((names) => ({ type: names.type, names })))(
  'messages of $type',
  ({ type, names }) => {
    const wire = wireOf(type);
    const chave = KEYS[type] ?? '';
    const other = chave.replace(/^35/, '41');
    const nProt = NPROT[type] ?? '';
    const of = ({ namespace, versao }: MessageNames) => `xmlns="${namespace}" versao="${versao}"`;
    const head = '<tpAmb>2</tpAmb><verAplic>T</verAplic>';
    const verdict = (cStat: string) => `<cStat>${cStat}</cStat><xMotivo>Motivo ${cStat}</xMotivo>`;
    const prot = (cStat: string, key = chave, digVal = DIG) =>
      `<${names.prot} versao="${names.versao}"><infProt>${head}<${names.chave}>${key}</${names.chave}><dhRecbto>${DH}</dhRecbto>` +
      `${cStat === '100' ? `<nProt>${nProt}</nProt><digVal>${digVal}</digVal>` : ''}${verdict(cStat)}</infProt></${names.prot}>`;
    const retHead = (cStat: string) =>
      type === 'dce'
        ? `${head}${verdict(cStat)}<cUF>35</cUF><dhRecbto>${DH}</dhRecbto>`
        : `<tpAmb>2</tpAmb><cUF>35</cUF><verAplic>T</verAplic>${verdict(cStat)}`;
    const ret = (cStat: string, content = '') =>
      `<${names.retAutorizacao} ${of(names)}>${retHead(cStat)}${content}</${names.retAutorizacao}>`;
    const readEmission = (xml: string) => wire.readAuthorisation(xml, { chave, digestValue: DIG });
    // Only the DC-e's answer contains the moment and the key of the query.
    const asked = type === 'dce' ? `<dhRecbto>${DH}</dhRecbto><${names.chave}>${chave}</${names.chave}>` : '';
    const retConsSit = (cStat: string, content = '') =>
      `<${names.retConsSit} ${of(names)}>${head}${verdict(cStat)}<cUF>35</cUF>${asked}${content}</${names.retConsSit}>`;

    it('asks according to the official schemas', () => {
      expect(xsdErrors(wire.query(2, chave).toString(), names.consSit)).toEqual([]);
      expect(xsdErrors(wire.status(2, '35').toString(), names.consStatServ)).toEqual([]);
    });

    it('sends the signed bytes of a document, or of an event, by themselves', () => {
      const signed = Buffer.from('<a/>');
      expect(wire.authorize(signed, '1')).toBe(signed);
      expect(wire.event(signed, '1')).toBe(signed);
      expect(wire.receipts).toBeNull();
    });

    it('reads an authorization, with the protocol as it came', () => {
      const xml = ret('100', prot('100'));
      expect(readEmission(xml)).toEqual({
        kind: 'autorizado',
        cStat: '100',
        xMotivo: 'Motivo 100',
        nProt,
        dhRecbto: DH,
        digVal: DIG,
        prot: prot('100'),
      });
      expect(xsdErrors(xml, names.retAutorizacao)).toEqual([]);
    });

    it.each([
      ['a refusal', ret('215'), { kind: 'rejeitado', cStat: '215' }],
      ['a refusal in the protocol', ret('100', prot('213')), { kind: 'rejeitado', cStat: '213' }],
      ['an authorisation without protocol', ret('100'), { kind: 'duvida' }],
      ['a protocol of another key', ret('100', prot('100', other)), { kind: 'duvida' }],
      ['a protocol of other bytes', ret('100', prot('100', chave, 'x')), { kind: 'duvida' }],
      ['a duplicity', ret('204'), { kind: 'duplicado', cStat: '204', chave: null }],
      ['a pause', ret('108'), { kind: 'indisponivel', cStat: '108', sent: true }],
      ['overuse', ret('678'), { kind: 'indisponivel', cStat: '678', retryAfterSeconds: 3600 }],
      ['a receipt, which this type has not', ret('103'), { kind: 'duvida' }],
      ['an answer of another type', '<retEnviNFe><cStat>100</cStat></retEnviNFe>', { kind: 'duvida' }],
    ])('reads %s', (_, xml, expected) => {
      expect(readEmission(xml)).toMatchObject(expected);
    });

    it('finds the key named by a duplicity', () => {
      const xml = ret('539').replace('Motivo 539', `Rejeição: Duplicidade [${names.chave}: ${chave}]`);
      expect(readEmission(xml)).toMatchObject({ kind: 'duplicado', chave });
    });

    it('reads what is known of a key, its events with it', () => {
      const proc = `<${names.procEvento} versao="${names.versaoEvento}"><x/></${names.procEvento}>`;
      expect(wire.readQuery(retConsSit('100', prot('100') + proc), chave)).toMatchObject({
        kind: 'encontrado',
        situacao: 'autorizado',
        nProt,
        digVal: DIG,
        prot: prot('100'),
        events: [proc],
      });
      const cancelled = wire.readQuery(retConsSit('101', prot('100')), chave);
      expect(cancelled).toMatchObject({ kind: 'encontrado', situacao: 'cancelado' });
      expect(wire.readQuery(retConsSit('217'), chave)).toMatchObject({ kind: 'desconhecido' });
      expect(wire.readQuery(retConsSit('236'), chave)).toMatchObject({ kind: 'recusado' });
      expect(wire.readQuery(retConsSit('100', prot('100')), other)).toMatchObject({ kind: 'indisponivel' });
      expect(xsdErrors(retConsSit('100', prot('100')), names.retConsSit)).toEqual([]);
    });

    it('reads whether the service is up', () => {
      const status = (cStat: string) =>
        `<${names.retConsStatServ} ${of(names)}>${head}${verdict(cStat)}<cUF>35</cUF><dhRecbto>${DH}</dhRecbto></${names.retConsStatServ}>`;
      expect(wire.readStatus(status('107'))).toEqual({ online: true, cStat: '107', xMotivo: 'Motivo 107' });
      expect(wire.readStatus(status('109'))).toMatchObject({ online: false });
      expect(xsdErrors(status('107'), names.retConsStatServ)).toEqual([]);
    });

    describe('an event', () => {
      const expected = { chave, tpEvento: '110111', sequence: 1 };
      const retEvento = (cStat: string, key = chave, sequence = 1) =>
        `<${names.retEvento} ${of(names)}><infEvento>${head}<cOrgao>35</cOrgao>${verdict(cStat)}<${names.chave}>${key}</${names.chave}>` +
        `<tpEvento>110111</tpEvento><nSeqEvento>${sequence}</nSeqEvento><dhRegEvento>${DH}</dhRegEvento>${/^1[35]/.test(cStat) ? `<nProt>${nProt}</nProt>` : ''}</infEvento></${names.retEvento}>`;
      const read = (xml: string) => wire.readEvent(xml, expected);

      it('is registered by 135, and its file holds both sides', () => {
        const outcome = read(retEvento('135'));
        expect(outcome).toMatchObject({ kind: 'registrado', cStat: '135', nProt, dhRegEvento: DH });
        const proof = outcome.kind === 'registrado' ? outcome.proof : null;
        if (proof === null) throw new Error('no proof');
        expect(wire.procEvento(Buffer.from('<e/>'), proof).toString()).toBe(
          `<?xml version="1.0" encoding="UTF-8"?><${names.procEvento} ${of(names)}><e/>${retEvento('135')}</${names.procEvento}>`,
        );
        expect(xsdErrors(retEvento('135'), names.retEvento)).toEqual([]);
      });

      it.each([
        ['631', { kind: 'duplicado', cStat: '631' }],
        ['222', { kind: 'recusado', cStat: '222' }],
        ['108', { kind: 'indisponivel', cStat: '108' }],
        ['999', { kind: 'recusado', cStat: '999' }],
      ])('maps the answer %s to its meaning', (cStat, meaning) => {
        expect(read(retEvento(cStat))).toMatchObject(meaning);
      });

      it('decides nothing for another key or sequence', () => {
        expect(read(retEvento('135', other))).toMatchObject({ kind: 'duvida' });
        expect(read(retEvento('135', chave, 2))).toMatchObject({ kind: 'duvida' });
        expect(read('<retEnvEvento><cStat>128</cStat></retEnvEvento>')).toMatchObject({ kind: 'duvida' });
      });

      it('is found among those on record', () => {
        const evento = `<${names.evento} ${of(names)}><infEvento><${names.chave}>${chave}</${names.chave}><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento></infEvento><Signature><DigestValue>${DIG}</DigestValue></Signature></${names.evento}>`;
        const proc = `<${names.procEvento} versao="${names.versaoEvento}">${evento}${retEvento('135')}</${names.procEvento}>`;
        const answer = wire.readQuery(retConsSit('101', prot('100') + proc), chave);
        const sought = { ...expected, digestValue: DIG, sameEffect: [] };
        expect(wire.eventInQuery(answer, sought)).toMatchObject({
          kind: 'encontrado',
          sameContent: true,
          nextSequence: 2,
          registered: { cStat: '135', nProt, dhRegEvento: DH },
        });
        expect(wire.eventInQuery(answer, { ...sought, tpEvento: '110112' })).toMatchObject({
          kind: 'ausente',
          cancelado: true,
        });
        expect(wire.eventsOnRecord(answer, chave)).toMatchObject([{ tpEvento: '110111', sequence: 1 }]);
      });
    });
  },
);

it('a type without messages is a fault of ours', () => {
  expect(() => wireOf('nada')).toThrow(/nada/);
  expect(() => namesOf('nada')).toThrow(/nada/);
});
