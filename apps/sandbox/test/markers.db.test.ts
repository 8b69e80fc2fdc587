import { parseAutorizacao, parseRecibo } from '@fiscal/core/sefaz/answers';
import { consReciNFe, enviNFe } from '@fiscal/core/sefaz/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_MARKERS } from '../src/scenarios.ts';
import { xmlOf } from '../src/testing/answers.ts';
import { startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

describe('markers in a document', () => {
  const withMarker = (nNF: number, infCpl: string) => ({ nNF, infCpl });

  it('cStat answers that code, in the protocol or for the lot', async () => {
    const company = await sandbox.company();
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=610)'))).toMatchObject({
      kind: 'rejeitado',
      cStat: '610',
    });
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=656)'))).toMatchObject({
      kind: 'indisponivel',
      cStat: '656',
    });
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=109)'))).toMatchObject({
      kind: 'indisponivel',
      cStat: '109',
    });
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=225)'))).toMatchObject({
      kind: 'rejeitado',
      cStat: '225',
    });
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=150)'))).toMatchObject({
      kind: 'autorizado',
      cStat: '150',
    });
  });

  it.each(['SANDBOX(foo=1)', 'SANDBOX(timeout=x)'])('%s, misspelt, is refused by name', async (marker) => {
    const company = await sandbox.company();
    expect(await company.emit(withMarker(1, marker))).toMatchObject({
      kind: 'rejeitado',
      cStat: '999',
      xMotivo: `Rejeição: marcador desconhecido ${marker}. Conhecidos: ${KNOWN_MARKERS}`,
    });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });

  it.each(['110', '301', '302', '303'])(
    'cStat=%s denies with protocol and uses the number up',
    async (cStat) => {
      const company = await sandbox.company();
      const { chave, xml } = company.signed(withMarker(1, `SANDBOX(cStat=${cStat})`));
      expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
        kind: 'denegado',
        cStat,
        nProt: expect.stringMatching(/^\d{15}$/),
      });
      expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao: 'denegado', cStat });
      expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'duplicado', cStat: '205' });
    },
  );

  it('cStat=539 puts a rival on record that a query finds', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(cStat=539)'));
    const outcome = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect(outcome).toMatchObject({
      kind: 'duplicado',
      cStat: '539',
      chave: expect.stringMatching(/^\d{44}$/),
    });
    const rival = outcome.kind === 'duplicado' ? (outcome.chave ?? '') : '';
    expect(rival).not.toBe(chave);
    expect(await company.query(rival)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado' });
  });

  it('cStat=204 puts the key on record with another digest', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(cStat=204)'));
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
      kind: 'duplicado',
      cStat: '204',
    });
    const known = await company.query(chave);
    expect(known).toMatchObject({ kind: 'encontrado' });
    expect(known.kind === 'encontrado' && xml.toString().includes(known.digVal ?? '')).toBe(false);
  });

  it.each([
    ['205', 'denegado'],
    ['218', 'cancelado'],
  ])('cStat=%s puts the key on record as %s', async (cStat, situacao) => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, `SANDBOX(cStat=${cStat})`));
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
      kind: 'duplicado',
      cStat,
    });
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao });
  });

  it('cStat=206 voids the number', async () => {
    const company = await sandbox.company();
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=206)'))).toMatchObject({
      kind: 'duplicado',
      cStat: '206',
    });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'duplicado', cStat: '206' });
  });

  it('assincrono=2: 103, 105 twice, then the decision, the same for ever', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(assincrono=2)'));
    const taken = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    const again = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect(taken).toMatchObject({ kind: 'recibo', cStat: '103', nRec: expect.stringMatching(/^351\d{12}$/) });
    expect(again).toEqual(taken);
    const nRec = taken.kind === 'recibo' ? taken.nRec : '';
    const ask = async () =>
      parseRecibo(xmlOf(await company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec }))), {
        chave,
        nRec,
      });
    expect(await company.query(chave)).toMatchObject({ cStat: '217' });
    expect(await ask()).toMatchObject({ kind: 'recibo', cStat: '105' });
    expect(await ask()).toMatchObject({ kind: 'recibo', cStat: '105' });
    const decided = await ask();
    expect(decided).toMatchObject({ kind: 'autorizado', cStat: '100' });
    expect(await ask()).toEqual(decided);
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado' });
    const other = await sandbox.company();
    expect(xmlOf(await other.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec })))).toContain(
      '<cStat>106</cStat>',
    );
  });

  it('decides a lot once for parallel queries', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(assincrono=0)'));
    const taken = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    const nRec = taken.kind === 'recibo' ? taken.nRec : '';
    const asked = Array.from({ length: 6 }, () =>
      company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec })),
    );
    const answers = (await Promise.all(asked)).map((reply) => parseRecibo(xmlOf(reply), { chave, nRec }));
    expect(answers).toEqual(Array(6).fill(answers[0]));
    expect(answers[0]).toMatchObject({ kind: 'autorizado' });
  });

  it('takes a lot of two in and decides each', async () => {
    const company = await sandbox.company();
    const docs = [
      company.signed({ nNF: 1 }),
      company.signed({ nNF: 2, edit: (xml) => xml.replace('<tPag>01', '<tPag>99') }),
    ];
    const reply = await company.call(
      'autorizacao',
      enviNFe({ xml: docs.map((d) => d.xml), idLote: '1', sincrono: false }),
    );
    const nRec = /<nRec>(\d{15})/.exec(xmlOf(reply))?.[1] ?? '';
    const answer = xmlOf(await company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec })));
    expect(docs.map(({ chave }) => parseRecibo(answer, { chave, nRec }))).toMatchObject([
      { cStat: '100' },
      { cStat: '441' },
    ]);
  });

  it('timeout=antes cuts once and takes nothing', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(timeout=antes)'));
    expect(await company.send(xml)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(chave)).toMatchObject({ kind: 'desconhecido', cStat: '217' });
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({ kind: 'autorizado' });
  });

  it('timeout=depois cuts once and has authorized', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(timeout=depois)'));
    expect(await company.send(xml)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado' });
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
      kind: 'duplicado',
      cStat: '204',
    });
  });

  it('indisponivel=2 answers 108 twice', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(indisponivel=2)'));
    const send = async () => parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect([await send(), await send(), await send()]).toMatchObject([
      { cStat: '108' },
      { cStat: '108' },
      { cStat: '100' },
    ]);
  });

  it.each([
    ['SANDBOX(http=503)', { kind: 'sem-resposta', httpStatus: 503 }],
    ['SANDBOX(lixo)', { kind: 'sem-resposta', httpStatus: 200 }],
  ])('%s spoils the first answer only', async (marker, expected) => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, marker));
    expect(await company.send(xml)).toMatchObject(expected);
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({ cStat: '100' });
  });

  it('lento decides, and answers later than the caller waits', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(withMarker(1, 'SANDBOX(lento=60000)'));
    expect(await company.send(xml, { timeoutMs: 2_000 })).toMatchObject({ kind: 'sem-resposta' });
    await company.send(xml);
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado' });
  });

  it('cStat=105 takes the document in, as the real 103 does', async () => {
    const company = await sandbox.company();
    expect(await company.emit(withMarker(1, 'SANDBOX(cStat=105)'))).toMatchObject({
      kind: 'recibo',
      cStat: '103',
    });
  });
});
