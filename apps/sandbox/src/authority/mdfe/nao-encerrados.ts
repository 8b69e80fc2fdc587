import { MDFE } from '@fiscal/core/vocabulary/message-names';
import { childText } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { StoredDocument } from '../../state/documents.ts';
import { code, head, tag, verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf } from '../authorizers.ts';
import { messageFault } from '../portal/message.ts';
import type { PortalDeps, PortalType } from '../portal/type.ts';

const ROOT = 'consMDFeNaoEnc';
const FOUND = '111';
const NONE = '112';
const EMITTER_LENGTH = 14;

const listItem = ({ chave, nProt }: StoredDocument): string =>
  `<infMDFe>${tag('chMDFe', chave)}${tag('nProt', nProt)}</infMDFe>`;

/** The MDF-e of an emitter that are authorized and not closed. */
export function createNaoEncerrados(type: PortalType, deps: PortalDeps): ServiceHandler {
  const answer = (
    { cStat, brackets, authorizer }: Omit<Refusal, 'nowMs' | 'payload'>,
    found = '',
  ): string => {
    const about = head + code(verdictOf('mdfe', cStat, { brackets })) + tag('cUF', cUFOf(authorizer));
    return `<retConsMDFeNaoEnc xmlns="${MDFE.namespace}" versao="${MDFE.versao}">${about}${found}</retConsMDFeNaoEnc>`;
  };

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, world } = request;
    const fault = messageFault(request, { root: ROOT, type }, deps.schema);
    if (fault) return answer({ authorizer, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ authorizer, cStat: forced });
    const emitter = childText(payload, 'CNPJ') ?? childText(payload, 'CPF') ?? '';
    const open = await deps.documents.unclosed(world, emitter.padStart(EMITTER_LENGTH, '0'));
    return answer({ authorizer, cStat: open.length > 0 ? FOUND : NONE }, open.map(listItem).join(''));
  }

  return {
    operations: () => ['query'],
    ufOf: () => null,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}

export const NAO_ENCERRADOS_MESSAGE = ROOT;
