import { parseRetInut } from '../inutilizacao/answers.ts';
import { buildInutilizacao, signInutilizacao } from '../inutilizacao/definition.ts';
import { type Wait, waitMs } from '../lifecycle/deadlines.ts';
import { serviceWait } from '../lifecycle/doubt.ts';
import type { InutDecision, ReadyInut } from '../lifecycle/inutilizacao.ts';
import { retryAfterSecondsOf } from '../registry/cstat.ts';
import type { InutOutcome } from '../vocabulary/inutilizacao-outcome.ts';
import { type Authority, type Caller, offWhile, withoutKeys } from './authority.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import type { RangeScope, RangeVerdict, RangeWork } from './inutilizacao-ports.ts';
import { outcomeOf, unsent } from './send.ts';
import { signerOf } from './sign.ts';

export type SignedRange =
  | { readonly kind: 'nada' }
  | { readonly kind: 'pronto'; readonly range: ReadyInut }
  | { readonly kind: 'aguardar'; readonly wait: Wait }
  | { readonly kind: 'decidido'; readonly decision: InutDecision };

/** `aguardar`: bytes of ours may be at the authority, so we cannot call it off. */
export type SettledRange =
  | { readonly kind: 'registrado' | 'nada' }
  | { readonly kind: 'aguardar'; readonly wait: Wait };

export type DeferredRange =
  | { readonly kind: 'aguardar'; readonly waitMs: number }
  | { readonly kind: 'esgotado'; readonly decision: InutDecision }
  | { readonly kind: 'nada' };

const HOUR_MS = 3_600_000;

const callerOf = ({
  accountId,
  clientId,
  inutilizacaoId,
  type,
  strict,
  target,
  faixa,
}: RangeWork): Caller => ({
  accountId,
  clientId,
  type,
  strict,
  target,
  environment: faixa.environment,
  uf: faixa.uf,
  about: { subjectId: inutilizacaoId, attemptId: null, eventId: null, signed: null },
});

const ready = ({ state, sends }: NonNullable<RangeWork['signed']>): SignedRange => ({
  kind: 'pronto',
  range: { sent: state === 'enviando', sends },
});

/** The steps of voiding a range of numbers; each is safe to run again. There is no query: the same bytes sent again are answered 563. */
export function createInutilizacao(ports: FiscalPorts, authority: Authority) {
  const { ranges, policyOf, liveTransmission } = ports;
  const inDoubt = ({ signed }: RangeWork): boolean => signed?.state === 'enviando';
  const scopeOf = ({ accountId, inutilizacaoId }: RangeScope): RangeScope => ({ accountId, inutilizacaoId });

  const verdictOf = (decision: InutDecision): RangeVerdict =>
    decision.kind === 'erro-tecnico'
      ? { kind: 'erro', code: decision.code, xMotivo: decision.reason }
      : decision;

  async function assinarInutilizacao(input: RangeScope): Promise<SignedRange> {
    const work = await ranges.loadRange(scopeOf(input));
    if (work === null) return { kind: 'nada' };
    if (work.signed) return ready(work.signed);
    const off = offWhile(liveTransmission, work.target);
    if (off !== null) return { kind: 'decidido', decision: { kind: 'erro-tecnico', ...off } };
    const keys = await authority.keys(callerOf(work));
    if (keys.kind !== 'ok') return withoutKeys(keys);
    const { xml } = signInutilizacao(buildInutilizacao(work.faixa), signerOf(keys));
    const created = await ranges.saveRangeBytes(work, xml);
    return created ? ready({ state: 'assinado', xml, sends: 0 }) : assinarInutilizacao(input);
  }

  return {
    assinarInutilizacao,

    /** Sends the stored bytes once; run again with the same input it sends nothing. */
    async transmitirInutilizacao(
      input: RangeScope & { readonly expectedSends: number },
    ): Promise<InutOutcome> {
      const work = await ranges.loadRange(scopeOf(input));
      if (!work?.signed) return { kind: 'duvida', cause: 'A inutilização já não está pendente' };
      const caller = callerOf(work);
      const keys = await authority.keys(caller);
      if (keys.kind !== 'ok') return unsent(keys);
      if (!(await ranges.markRangeSending(work, input.expectedSends)))
        return { kind: 'duvida', cause: 'Os bytes já foram enviados por outra execução' };
      const reply = await authority.ask(caller, { service: 'inutilizacao', payload: work.signed.xml }, keys);
      return outcomeOf(reply, (xml) => parseRetInut(xml, work.faixa));
    },

    async registrarInutilizacao(
      input: RangeScope & { readonly decision: InutDecision },
    ): Promise<SettledRange> {
      const { decision } = input;
      const work = await ranges.loadRange(scopeOf(input));
      if (work === null) return { kind: 'nada' };
      if (decision.kind === 'erro-tecnico' && inDoubt(work))
        return { kind: 'aguardar', wait: serviceWait({ cStat: null, reason: decision.reason }) };
      await ranges.settleRange(work, verdictOf(decision));
      return { kind: 'registrado' };
    },

    async adiarInutilizacao(input: RangeScope & { readonly wait: Wait }): Promise<DeferredRange> {
      const { wait } = input;
      const work = await ranges.loadRange(scopeOf(input));
      if (work === null) return { kind: 'nada' };
      const policy = policyOf(work.type);
      const nothingThere = wait.unsent || !inDoubt(work);
      const leftMs = work.createdAtMs + policy.ageMsMax - work.readAtMs;
      const blockMs = wait.cStat === null ? 0 : (retryAfterSecondsOf(wait.cStat, work.type) ?? 0) * 1000;
      const grown = waitMs(policy, { ...wait, msMin: Math.max(wait.msMin, blockMs) }, work.deferrals);
      const ms = nothingThere ? Math.max(0, Math.min(grown, leftMs)) : grown;
      const { cStat, reason, unsent: takenBack } = wait;
      await ranges.deferRange(work, { waitMs: ms, cStat, reason, unsent: takenBack });
      if (!nothingThere || leftMs > 0) return { kind: 'aguardar', waitMs: ms };
      const why = `Sem resposta da SEFAZ em ${policy.ageMsMax / HOUR_MS} h: ${reason}. Nada foi inutilizado; peça de novo.`;
      return {
        kind: 'esgotado',
        decision: { kind: 'erro-tecnico', code: 'prazo_esgotado', reason: why },
      };
    },
  };
}
