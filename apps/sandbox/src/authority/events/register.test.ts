import { NFE } from '@fiscal/core/vocabulary/message-names';
import { parseXml } from '@fiscal/core/xml/parse';
import { expect, it } from 'vitest';
import type { StoredDocument } from '../../state/documents.ts';
import type { StoredEvent } from '../../state/events.ts';
import {
  type BaseContext,
  type EventAuthority,
  type EventFacts,
  type RegisterDeps,
  registerEvent,
} from './register.ts';

interface Facts extends BaseContext {
  readonly document: StoredDocument | null;
}

const CANCEL = { tpEvento: '110111', nSeqEvento: 1 };
const element = parseXml('<infEvento/>').root;
const event: EventFacts = {
  id: 'ID1',
  chave: '35',
  modelo: '55',
  tpEvento: CANCEL.tpEvento,
  kind: undefined,
  nSeqEvento: '1',
  cOrgao: '35',
  autor: '11222333000181',
  dhEventoMs: 0,
  inf: element,
  det: element,
  xml: '<evento/>',
};
const document: StoredDocument = {
  cUF: '35',
  emitente: '11222333000181',
  modelo: '55',
  serie: 1,
  numero: 1,
  chave: event.chave,
  situacao: 'cancelado',
  cStat: '100',
  xMotivo: '',
  nProt: '1',
  dhRecbto: '',
  digVal: '',
  prot: '',
  xml: null,
};
const earlier: StoredEvent = {
  chave: event.chave,
  ...CANCEL,
  cStat: '135',
  nProt: '2',
  dhRegEvento: '',
  digVal: '',
  evento: '',
  retEvento: '',
  cancels: null,
  planted: false,
};

const authority: EventAuthority<Facts> = {
  names: NFE,
  protocolDigits: 15,
  identity: [],
  rulesOf: () => [
    { cStat: '573', level: 'on', stage: 'evento', source: '', breaks: (_, c) => c.earlier.length > 0 },
    {
      cStat: '218',
      level: 'on',
      stage: 'evento',
      source: '',
      breaks: (_, c) => c.document?.situacao === 'cancelado',
    },
  ],
  duplicate: '573',
  undone: '459',
  situationFault: () => '580',
  contextOf: async (_, base, { stored }) => ({ ...base, document: stored }),
  pendingIn: () => [],
  isLate: () => false,
  answer: (_, { cStat }) => cStat,
};

const never = async () => {
  throw new Error('not asked for');
};

it('sees the event that changed the document, also when it is registered meanwhile', async () => {
  let committed = false;
  const deps: RegisterDeps = {
    distribution: { write: never, use: never, after: never, count: never, one: never, parties: never },
    documents: {
      byChave: async () => {
        await Promise.resolve();
        committed = true;
        return document;
      },
      record: never,
      clash: never,
      byNumber: never,
      standing: never,
      unclosed: never,
      cancel: never,
      list: never,
      counts: never,
    },
    events: {
      of: async () => (committed ? [earlier] : []),
      record: never,
      epecOf: never,
      pendingEpecs: never,
    },
    facts: { of: async () => new Set(), set: never },
    numbers: { next: never, nextReceipt: never },
    worlds: {
      setting: never,
      setClock: never,
      addCondition: never,
      listConditions: never,
      clearConditions: never,
      takeCondition: never,
      registerEmitter: never,
      emitter: never,
      setSecurityCode: never,
      securityCodes: never,
    },
    checkSignature: () => ({ kind: 'aceita', holder: null, digestValue: '' }),
    schema: () => [],
  };
  const context = {
    world: 'w',
    authorizer: 'SP',
    strict: false,
    nowMs: 0,
    scenarios: [],
    cut: () => '',
  };
  expect(await registerEvent(authority, deps, { event, context })).toBe('573');
});
