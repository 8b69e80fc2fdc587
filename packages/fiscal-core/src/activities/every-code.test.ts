import { describe, expect, it } from 'vitest';
import {
  afterQuery,
  afterReceipt,
  afterSend,
  begin,
  type Decision,
  type Move,
} from '../lifecycle/emission.ts';
import * as events from '../lifecycle/event.ts';
import { cstat } from '../registry/cstat.ts';
import { namesOf } from '../registry/message-names.ts';
import { randomChave } from '../testing/builders.ts';
import { manyOf } from '../testing/holds.ts';
import type { EventFound } from '../vocabulary/event-outcome.ts';
import type { KeyOutcome, Unproven } from '../vocabulary/outcome.ts';
import { wireOf } from './wire.ts';

const TYPES = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce'] as const;
type Type = (typeof TYPES)[number];
const PLACES = ['protocolo', 'protocolo-sem-numero', 'cabecalho'] as const;
type Where = (typeof PLACES)[number];

const DIGEST = 'q83vEjRWeJCrze8SNFZ4kKvN7xI=';
const DATE = '2026-11-21T10:00:00-03:00';
const N_PROT = '135260000000001';
const chave = randomChave('every-code');
/** Every code up to the highest that a table knows, and of those above it some, or all of them where effort is asked for. */
const CODES = Array.from({ length: 9_900 }, (_, i) => 100 + i)
  .filter((code) => code < 1_300 || manyOf(1) > 1 || code % 97 === 0)
  .map(String);

/** Codes that are answered without a decision, so that the bytes may go out again or are asked for by receipt. */
const WAITED = new Set([
  'serviceDownShort',
  'serviceDownUndefined',
  'svcDisabling',
  'svcDisabled',
  'overuse',
]);
const RECEIPT = new Set(['lotReceived', 'processing']);
const GRANTED = new Set(['authorized', 'authorizedLate', 'denied']);
/** The authority names the number or the key as taken, and is asked which. */
const TAKEN = new Set(['duplicate', 'deniedOnRecord']);

function answer(type: Type, where: Where, code: string): string {
  const names = namesOf(type);
  const number = where === 'protocolo' ? `<nProt>${N_PROT}</nProt>` : '';
  const prot = `<${names.prot} versao="4.00"><infProt><tpAmb>2</tpAmb><${names.chave}>${chave}</${names.chave}><dhRecbto>${DATE}</dhRecbto>${number}<digVal>${DIGEST}</digVal><cStat>${code}</cStat><xMotivo>motivo</xMotivo></infProt></${names.prot}>`;
  const header = where === 'cabecalho' ? code : '104';
  return `<${names.retAutorizacao} versao="4.00" xmlns="${names.namespace}"><tpAmb>2</tpAmb><cStat>${header}</cStat><xMotivo>motivo</xMotivo>${where === 'cabecalho' ? '' : prot}</${names.retAutorizacao}>`;
}

const UNKNOWN: KeyOutcome = { kind: 'desconhecido', cStat: '217', xMotivo: 'Não consta' };
const SILENT: KeyOutcome = { kind: 'indisponivel', cStat: null, cause: 'tempo esgotado' };
const FOUND: KeyOutcome = {
  kind: 'encontrado',
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: 'Autorizado',
  nProt: N_PROT,
  dhRecbto: DATE,
  digVal: DIGEST,
  prot: '<prot/>',
  events: [],
};

interface Life {
  readonly sends: number;
  readonly end: Decision | 'espera';
}

/** A document's life at an authority that answers every send alike and every question alike. */
function live(type: Type, sent: string, key: KeyOutcome): Life {
  const wire = wireOf(type);
  let [sends, contradictions]: [number, number] = [0, 0];
  let said: Unproven | undefined;
  for (let pass = 0; pass < 20; pass++) {
    const attempt = { id: 'a', accessKey: chave, digestValue: DIGEST, sent: sends > 0, sends, nRec: null };
    let move: Move = begin({ ...attempt, ...(said === undefined ? {} : { said }) });
    while (move.step.kind !== 'aguardar') {
      const { pass: memory, step } = move;
      if (step.kind === 'registrar') return { sends, end: step.decision };
      if (step.kind === 'transmitir') {
        sends += 1;
        const outcome = wire.readAuthorisation(sent, { chave, digestValue: DIGEST });
        if (outcome.kind === 'duvida') said = outcome.said;
        move = afterSend(memory, outcome);
      } else if (step.kind === 'recibo') return { sends, end: 'espera' };
      else {
        const own = step.chave === null;
        const sameContent = key.kind === 'encontrado' ? true : null;
        const owner = own ? 'este-documento' : 'alheio';
        move = afterQuery(memory, { own, outcome: key, owner, attemptId: 'a', sameContent, sends });
      }
    }
    const { deferralsMax, unsent } = move.step.wait;
    if (unsent) return { sends, end: 'espera' };
    if (deferralsMax !== null && ++contradictions > deferralsMax)
      return { sends, end: { kind: 'erro-tecnico', code: 'exausto', reason: move.step.wait.reason } };
  }
  return { sends, end: 'espera' };
}

const categoryOf = (type: Type, code: string): string => cstat(type, code)?.category ?? 'nenhuma';
const isWaited = (type: Type, code: string): boolean => WAITED.has(categoryOf(type, code));
const isReceipt = (type: Type, code: string): boolean => RECEIPT.has(categoryOf(type, code));
const isGranted = (type: Type, code: string): boolean => GRANTED.has(categoryOf(type, code));

describe.each(TYPES)('every code that may be answered to an emission of %s', (type) => {
  const cases = PLACES.flatMap((where) => CODES.map((code) => ({ where, code }))).filter(
    ({ code }) => !isWaited(type, code) && !isReceipt(type, code) && !TAKEN.has(categoryOf(type, code)),
  );

  it('ends the document after one sending when the authority does not know the key', () => {
    for (const { where, code } of cases) {
      const { sends, end } = live(type, answer(type, where, code), UNKNOWN);
      const granted = isGranted(type, code);
      const claims =
        /^(?:authorized|authorizedLate|cancelled|cancelledLate|closed|substituted|denied|eventCancelLate)$/;
      const kind = granted && where === 'protocolo' ? /^(?:autorizada|denegada)$/ : /^rejeitada$/;
      const expected =
        claims.test(categoryOf(type, code)) && !(granted && where === 'protocolo') ? /^erro-tecnico$/ : kind;
      const seen = end === 'espera' ? end : end.kind;
      if (sends !== 1 || !expected.test(seen))
        expect.fail(`${type} ${where} ${code}: ${seen} after ${sends}`);
      if (end !== 'espera' && end.kind === 'rejeitada' && (end.cStat !== code || end.numero !== 'livre'))
        expect.fail(`${type} ${where} ${code}: ${JSON.stringify(end)}`);
    }
  });

  it('is never sent again while the key cannot be asked, and what is found is adopted', () => {
    // 999 is the authority's own failure, and is tried again.
    for (const { where, code } of cases.filter(({ code }) => code !== '999')) {
      const sent = answer(type, where, code);
      const unasked = live(type, sent, SILENT);
      if (unasked.sends !== 1 || unasked.end === 'espera')
        expect.fail(`${type} ${where} ${code}: ${JSON.stringify(unasked)}`);
      const found = live(type, sent, FOUND);
      // A refusal that needs no proof is believed at once.
      const kinds = ['autorizada', 'denegada', ...(unasked.end.kind === 'rejeitada' ? ['rejeitada'] : [])];
      if (found.end === 'espera' || !kinds.includes(found.end.kind))
        expect.fail(`${type} ${where} ${code}: ${JSON.stringify(found)}`);
    }
  });

  it('leaves a document waiting only where the service is away or has a receipt to give', () => {
    const waiting = CODES.filter((code) => isWaited(type, code) && code !== '114');
    expect(waiting.length).toBeGreaterThan(0);
    for (const where of ['protocolo-sem-numero', 'cabecalho'] as const)
      for (const code of waiting)
        expect([code, live(type, answer(type, where, code), UNKNOWN)]).toEqual([
          code,
          { sends: 1, end: 'espera' },
        ]);
  });
});

it('a rejection of 156 to 188 ends a document at once, with the authority’s own words', () => {
  for (const type of ['nfe', 'nfce'] as const)
    for (const code of ['156', '160', '163', '166', '174', '178', '180', '188']) {
      const { sends, end } = live(type, answer(type, 'protocolo-sem-numero', code), SILENT);
      expect([sends, end]).toMatchObject([
        1,
        { kind: 'rejeitada', cStat: code, xMotivo: 'motivo', numero: 'livre' },
      ]);
    }
});

it('a code that no table lists beside a protocol number proves nothing: the key decides', () => {
  const sent = answer('nfe', 'protocolo', '129');
  expect(live('nfe', sent, FOUND)).toMatchObject({ sends: 1, end: { kind: 'autorizada', cStat: '100' } });
  expect(live('nfe', sent, UNKNOWN)).toMatchObject({ sends: 1, end: { kind: 'rejeitada', cStat: '129' } });
  expect(live('nfe', sent, SILENT)).toMatchObject({ sends: 1, end: { kind: 'erro-tecnico' } });
});

it('a receipt that is answered with such a code asks for the key, too', () => {
  const memory = begin({
    id: 'a',
    accessKey: chave,
    digestValue: DIGEST,
    sent: true,
    sends: 1,
    nRec: '351',
  }).pass;
  const names = namesOf('nfe');
  const inner = answer('nfe', 'protocolo', '129').replaceAll(names.retAutorizacao, 'retConsReciNFe');
  const outcome = wireOf('nfe').receipts?.read(inner, { chave, digestValue: DIGEST, nRec: '351' });
  if (outcome === undefined) throw new Error('no receipts');
  const move = afterReceipt(memory, outcome);
  expect(move.step).toEqual({ kind: 'consultar', chave: null });
  const after = afterQuery(move.pass, {
    own: true,
    outcome: UNKNOWN,
    owner: 'este-documento',
    attemptId: 'a',
    sameContent: null,
    sends: 1,
  });
  expect(after.step).toMatchObject({ kind: 'registrar', decision: { kind: 'rejeitada', cStat: '129' } });
});

describe.each(TYPES)('every code that may be answered to an event of %s', (type) => {
  const names = namesOf(type);
  const expected = { chave, tpEvento: '110111', sequence: 1 };
  const WITHOUT: EventFound = {
    kind: 'ausente',
    cStat: '100',
    xMotivo: 'Autorizado',
    cancelado: false,
    dhRecbto: DATE,
  };

  function eventAnswer(where: Where, code: string): string {
    const number = where === 'protocolo' ? `<nProt>${N_PROT}</nProt>` : '';
    const inf = `<infEvento><tpAmb>2</tpAmb><cStat>${code}</cStat><xMotivo>motivo</xMotivo><${names.chave}>${chave}</${names.chave}><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento><dhRegEvento>${DATE}</dhRegEvento>${number}</infEvento>`;
    const ret = `<${names.retEvento} versao="1.00">${inf}</${names.retEvento}>`;
    if (names.retLoteEvento === null) return ret.replace('>', ` xmlns="${names.namespace}">`);
    const [header, rest] = where === 'cabecalho' ? [code, ''] : ['128', ret];
    return `<${names.retLoteEvento} versao="1.00" xmlns="${names.namespace}"><cStat>${header}</cStat><xMotivo>motivo</xMotivo>${rest}</${names.retLoteEvento}>`;
  }

  it('is sent once and refused, unless it is registered, taken or away', () => {
    const places = PLACES.filter((where) => where !== 'cabecalho' || names.retLoteEvento !== null);
    for (const where of places)
      for (const code of CODES) {
        const outcome = wireOf(type).readEvent(eventAnswer(where, code), expected);
        if (outcome.kind === 'indisponivel' || outcome.kind === 'duplicado') continue;
        const event = { eventId: 'e', sequence: 1, sequenceMax: 1, duplicate: 'proxima-sequencia' } as const;
        let move = events.afterSend(events.begin({ ...event, sent: false, sends: 0 }).pass, outcome);
        if (move.step.kind === 'consultar')
          move = events.afterQuery(move.pass, { outcome: WITHOUT, sends: 1 });
        const end = move.step.kind === 'registrar' ? move.step.decision.kind : move.step.kind;
        const claims = outcome.kind === 'duvida' && outcome.said?.claims === true;
        const wanted = outcome.kind === 'registrado' ? 'registrado' : claims ? 'aguardar' : 'recusado';
        if (end !== wanted) expect.fail(`${type} ${where} ${code}: ${end}, not ${wanted}`);
      }
  });
});
