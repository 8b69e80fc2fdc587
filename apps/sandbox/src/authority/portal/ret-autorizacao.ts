import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText } from '@fiscal/core/xml/parse';
import type { RuleBasis } from '../../rules/rule.ts';
import { scenarioOf } from '../../scenarios.ts';
import { verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, localIso } from '../authorizers.ts';
import { retRecibo } from './answers.ts';
import { decideLot } from './lots.ts';
import { messageFault } from './message.ts';
import type { PortalLot } from './messages.ts';
import type { PortalDeps, PortalDocument, PortalDocuments } from './type.ts';

const NO_RECEIPT = '0'.repeat(15);

/** Result of a lot, by its receipt. */
export function createRetAutorizacao<D extends PortalDocument, C extends RuleBasis>(
  type: PortalDocuments<D, C>,
  lot: PortalLot,
  deps: PortalDeps,
): ServiceHandler {
  const { names } = type;

  function answer({ cStat, brackets, authorizer, nowMs, payload }: Refusal, prots = ''): string {
    const asked = (payload && childText(payload, 'nRec')) ?? '';
    const cUF = ufByCodigo(asked.slice(0, 2))?.cUF ?? cUFOf(authorizer);
    const nRec = /^\d{15}$/.test(asked) ? asked : NO_RECEIPT;
    const about = {
      ...verdictOf(names.type, cStat, { brackets }),
      nRec,
      cUF,
      dhRecbto: localIso(cUF, nowMs),
    };
    return retRecibo(type, lot, { about, prots });
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, world } = request;
    const facts = { authorizer, nowMs, payload };
    const fault = messageFault(request, { root: lot.consRecibo, type }, deps.schema);
    if (fault) return answer({ ...facts, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...facts, cStat: forced });
    const nRec = childText(payload, 'nRec') ?? '';
    const taken = await deps.lots.ask(world, nRec);
    if (!taken) return answer({ ...facts, cStat: '106' });
    if (taken.answer !== null) return taken.answer;
    // `ask` has already counted this query: with n waits, the first n answers are 105.
    if (taken.waitsLeft >= 0) return answer({ ...facts, cStat: '105' });
    const prots = await decideLot(type, deps, { world, lot: taken, nowMs });
    return deps.lots.settle(world, nRec, answer({ ...facts, cStat: '104' }, prots));
  }

  return {
    operations: () => ['receipt'],
    ufOf: (payload) => ufByCodigo((childText(payload, 'nRec') ?? '').slice(0, 2))?.sigla ?? null,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
