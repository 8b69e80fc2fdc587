import { type EmissionPolicy, redate, type Wait, waitMs } from '../../lifecycle/deadlines.ts';
import { serviceWait } from '../../lifecycle/doubt.ts';
import { afterQuery, afterSend, begin, type EventDecision, type EventMove } from '../../lifecycle/event.ts';
import { atSvc } from '../../registry/endpoints.ts';
import { signManifestation } from '../../registry/manifestation.ts';
import { signReceived } from '../../registry/received-events.ts';
import type { ExpectedEvent } from '../../sefaz/event-answers.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import type { EventFound, EventOutcome } from '../../vocabulary/event-outcome.ts';
import { isManifestation } from '../../vocabulary/manifestation.ts';
import type { Authority, Caller, Keys } from '../authority.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import { askKey } from '../key-query.ts';
import { asOutcome } from '../query.ts';
import { idLote, outcomeOf, unsent } from '../send.ts';
import { signerOf } from '../sign.ts';
import { wireOf } from '../wire.ts';
import { actFacts, actRefusal, nextAct } from './acts.ts';
import type {
  ManifestationScope,
  ManifestationStore,
  ManifestationVerdict,
  ManifestationWork,
  SignedManifestation,
} from './manifestation-ports.ts';

const HOUR_MS = 3_600_000;

type Loaded = ManifestationWork & { readonly signed: SignedManifestation };

const typeOf = ({ tipo }: ManifestationWork) => actFacts(tipo).type;

const callerOf = (work: ManifestationWork): Caller => {
  const { accountId, clientId, environment, target, uf } = work;
  return { accountId, clientId, environment, target, uf, type: typeOf(work), strict: false };
};

/** UF of the document, in its key. */
const ufOfKey = ({ accessKey, uf }: ManifestationWork): string =>
  ufByCodigo(accessKey.slice(0, 2))?.sigla ?? uf;

/** The same at the authority that registers the act. */
function registrarOf(work: ManifestationWork): Caller {
  const { authorizer } = actFacts(work.tipo);
  return authorizer === null ? { ...callerOf(work), uf: ufOfKey(work) } : { ...callerOf(work), authorizer };
}

/** The same at the authority of the note's UF, which knows its key. */
const askedFrom = (work: ManifestationWork): Caller => ({
  ...callerOf(work),
  uf: ufOfKey(work),
  ...atSvc(typeOf(work), work.accessKey),
});

const expectedOf = ({ accessKey, tipo, signed }: Loaded): ExpectedEvent => ({
  chave: accessKey,
  tpEvento: actFacts(tipo).tpEvento,
  sequence: signed.sequence,
});

const beginWith = ({ manifestationId, tipo, signed }: Loaded): EventMove => {
  const { sequence, sent, sends } = signed;
  const { sequenceMax, duplicate } = actFacts(tipo);
  return begin({
    eventId: manifestationId,
    sequence,
    sequenceMax,
    duplicate,
    sent,
    sends,
  });
};

/**
 * A UF need not show events of the Ambiente Nacional, nor answer for the key: then the bytes are sent again, and the
 * authority's 573 proves the first ones.
 */
const asAbsent = (found: EventFound): EventFound =>
  found.kind === 'recusado' || found.kind === 'ausente'
    ? { kind: 'ausente', cStat: found.cStat, xMotivo: found.xMotivo, cancelado: false, dhRecbto: '' }
    : found;

/** The authority reports the event as registered, and no query shows it: it is ours, for only the addressee makes it. */
function provenByDuplicate({ pass, step }: EventMove): EventDecision | null {
  if (step.kind !== 'aguardar' || step.wait.deferralsMax === null || pass.refusal?.taken !== true)
    return null;
  const { cStat, xMotivo, nProt, dhRegEvento } = pass.refusal;
  return { kind: 'registrado', cStat, xMotivo, nProt, dhRegEvento: dhRegEvento ?? '', proof: null };
}

function verdictOf(work: ManifestationWork, decision: EventDecision): ManifestationVerdict {
  switch (decision.kind) {
    case 'registrado': {
      const { cStat, xMotivo, nProt, dhRegEvento, proof } = decision;
      const proc = proof && work.signed && wireOf(typeOf(work)).procEvento(work.signed.xml, proof);
      return { kind: 'registrada', cStat, xMotivo, nProt, dhRegEvento: dhRegEvento || null, proc };
    }
    case 'recusado':
      return { kind: 'recusada', cStat: decision.cStat, xMotivo: decision.xMotivo };
    case 'erro-tecnico':
      return { kind: 'erro', xMotivo: decision.reason };
  }
}

/** Questions about signed bytes: to the authority that registers them, and to the authority of the note's UF. */
function createCalls(store: ManifestationStore, authority: Authority) {
  async function send(work: Loaded, sends: number): Promise<EventOutcome> {
    const caller = registrarOf(work);
    const keys = await authority.keys(caller);
    if (keys.kind !== 'ok') return unsent(keys);
    if (!(await store.markSending(work, { sequence: work.signed.sequence, sends })))
      return { kind: 'duvida', cause: 'Os bytes já foram enviados por outra execução' };
    const wire = wireOf(typeOf(work));
    const payload = wire.event(work.signed.xml, idLote(work.manifestationId));
    const reply = await authority.ask(caller, { service: 'recepcaoEvento', payload }, keys);
    return outcomeOf(reply, (xml) => wire.readEvent(xml, expectedOf(work)));
  }

  async function query(work: Loaded): Promise<EventFound> {
    const caller = askedFrom(work);
    const keys = await authority.keys(caller);
    const answer =
      keys.kind === 'ok' ? await askKey(authority, caller, { chave: work.accessKey, keys }) : asOutcome(keys);
    return asAbsent(
      wireOf(typeOf(work)).eventInQuery(answer, {
        ...expectedOf(work),
        digestValue: work.signed.digestValue,
        sameEffect: [],
      }),
    );
  }

  return { send, query };
}

/** Stores waits of manifestations. */
const createWait =
  (store: ManifestationStore, policyOf: FiscalPorts['policyOf'], authority: Pick<Authority, 'keys'>) =>
  /** Ends a wait that lasted too long, if nothing is at the authority or no certificate can ask it. */
  async (work: ManifestationWork, wait: Wait): Promise<void> => {
    const policy: EmissionPolicy = policyOf(typeOf(work));
    const nothingThere = wait.unsent || work.signed?.sent !== true;
    const leftMs = policy.ageMsMax - work.ageMs;
    const ms = waitMs(policy, wait, work.deferrals);
    if (nothingThere && leftMs <= 0) {
      const xMotivo = `Sem resposta da SEFAZ em ${policy.ageMsMax / HOUR_MS} h: ${wait.reason}. Nada foi registrado; peça de novo.`;
      return store.settle(work, { kind: 'erro', xMotivo });
    }
    if (!nothingThere && leftMs <= 0) {
      const keys = await authority.keys(callerOf(work));
      if (keys.kind === 'bloqueado')
        return store.settle(work, {
          kind: 'erro',
          xMotivo: `${keys.cause} O pedido foi enviado e a resposta não chegou: a SEFAZ pode tê-lo registrado. Com um certificado válido, peça de novo, com os mesmos dados: os mesmos bytes são enviados, e nada é registrado duas vezes.`,
        });
    }
    await store.defer(work, {
      waitMs: nothingThere ? Math.max(0, Math.min(ms, leftMs)) : ms,
      cStat: wait.cStat,
      reason: wait.reason,
      unsent: wait.unsent,
    });
  };

/** Signs manifestations, and stores the bytes before anything is sent. */
function createSign(
  store: ManifestationStore,
  authority: Authority,
  wait: (work: ManifestationWork, wait: Wait) => Promise<void>,
) {
  async function signBytes(work: ManifestationWork, keys: Keys, sequence: number): Promise<Loaded | null> {
    const { accessKey, tipo, justificativa, request, environment, note, dhEmi, earlier, protocolNumber } =
      work;
    // The authority's clock may be ahead; an event is never older than the authorization (579).
    const dhEvento = redate(dhEmi, Math.max(work.accountNowMs, note.authorizedAtMs));
    const facts = { environment, accessKey, autor: note.company, dhEvento, sequence };
    const signed = isManifestation(tipo)
      ? signManifestation({ ...facts, tipo, justificativa }, signerOf(keys))
      : signReceived(
          { ...facts, kind: tipo, request, uf: work.uf, dhEmi, earlier, protocolNumber },
          signerOf(keys),
        );
    const bytes = { sequence, xml: signed.xml, digestValue: signed.digestValue };
    const saved = await store.saveBytes(work, { ...bytes, replaces: work.signed?.sequence ?? null });
    return saved ? { ...work, signed: { ...bytes, sent: false, sends: 0 } } : null;
  }

  /** Signs, and stores the bytes; null: it is settled, or waits. */
  async function sign(work: ManifestationWork, sequence: number): Promise<Loaded | null> {
    const keys = await authority.keys(callerOf(work));
    if (keys.kind === 'ok') return signBytes(work, keys, sequence);
    if (keys.kind === 'bloqueado') await store.settle(work, { kind: 'erro', xMotivo: keys.cause });
    else await wait(work, serviceWait({ cStat: null, reason: keys.cause, unsent: true }));
    return null;
  }

  return sign;
}

/** Requests manifestations of received notes from the Ambiente Nacional, their other events from the SVRS, those of CT-e and MDF-e from the UF, and those of NFS-e from Sefin. Never throws for what the network does. */
export function createManifest(
  {
    manifestations: store,
    policyOf,
  }: Pick<FiscalPorts, 'policyOf'> & {
    readonly manifestations: ManifestationStore;
  },
  authority: Authority,
) {
  const { send, query } = createCalls(store, authority);
  const wait = createWait(store, policyOf, authority);
  const sign = createSign(store, authority, wait);

  async function ready(work: ManifestationWork): Promise<Loaded | null> {
    if (work.signed !== null) return { ...work, signed: work.signed };
    const { note, earlier, tipo, request, accountNowMs: nowMs } = work;
    const against = actRefusal(note, earlier, { tipo, request, nowMs });
    if (against === null) return sign(work, nextAct(earlier, { tipo, request }));
    await store.settle(work, {
      kind: 'recusada',
      cStat: null,
      xMotivo: `${against.message} Nada foi enviado à SEFAZ.`,
    });
    return null;
  }

  /** Follows the steps until it is settled or waits. */
  async function follow(first: Loaded): Promise<void> {
    let work = first;
    let move = beginWith(work);
    for (;;) {
      const { pass, step } = move;
      const proven = provenByDuplicate(move);
      if (proven !== null) return store.settle(work, verdictOf(work, proven));
      switch (step.kind) {
        case 'transmitir': {
          const { sent, sends } = work.signed;
          const outcome = await send(work, step.expectedSends);
          work = {
            ...work,
            signed: { ...work.signed, sent: sent || outcome.kind === 'duvida', sends: sends + 1 },
          };
          move = afterSend(pass, outcome);
          break;
        }
        case 'consultar':
          move = afterQuery(pass, { outcome: await query(work), sends: work.signed.sends });
          break;
        case 'renumerar': {
          const next = await sign(work, step.sequence);
          if (next === null) return;
          work = next;
          move = beginWith(work);
          break;
        }
        case 'aguardar':
          return wait(work, step.wait);
        case 'registrar':
          return settle(work, pass.doubtful, step.decision);
      }
    }
  }

  /** A fault of ours is no end while bytes may be at the authority. */
  const settle = (work: Loaded, doubtful: boolean, decision: EventDecision): Promise<void> =>
    decision.kind === 'erro-tecnico' && doubtful
      ? wait(work, serviceWait({ cStat: null, reason: decision.reason }))
      : store.settle(work, verdictOf(work, decision));

  return {
    /** Takes a manifestation as far as it goes now; safe to run again. */
    async manifestar(scope: ManifestationScope): Promise<void> {
      const work = await store.load(scope);
      const loaded = work && (await ready(work));
      if (loaded !== null) await follow(loaded);
    },
  };
}
