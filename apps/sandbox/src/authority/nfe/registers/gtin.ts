import { isGtin } from '@fiscal/core/identity/gtin';
import { GTIN_MESSAGES } from '@fiscal/core/sefaz/gtin';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import { childText } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../../scenarios.ts';
import type { SandboxProduct } from '../../../state/registers.ts';
import { code, tag, verAplic, verdictOf } from '../../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../../authority.ts';
import { localIso } from '../../authorizers.ts';
import { questionFault } from '../../portal/message.ts';
import type { PortalMessages } from '../../portal/messages.ts';
import type { PortalDeps } from '../../portal/type.ts';
import { FICTITIOUS_PRODUCTS } from './products.ts';

export const GTIN_MESSAGE = 'consGTIN';
const VERSION = '1.00';
/** The SVRS answers for the whole country, by its own clock. */
const RS = '43';

/** Codes answered with the data of the product. Source: NT 2022.001. */
const WITH_DATA: ReadonlySet<string> = new Set(['9490', '9497', '9498']);
/** Prefixes of GS1 Brasil. */
const BRAZILIAN = new Set(['789', '790']);

/** Prefix of a GTIN padded to 14. After six leading zeros it is a GTIN-8, whose prefix follows the zeros. Source: NT 2022.001. */
function prefixOf(gtin: string): string {
  const padded = gtin.padStart(14, '0');
  return padded.startsWith('000000') ? padded.slice(6, 9) : padded.slice(1, 4);
}

/** The national register of GTINs. */
export function createConsultaGtin(type: PortalMessages, deps: PortalDeps): ServiceHandler {
  const answer = ({ cStat, brackets, nowMs }: Refusal, facts = ''): string =>
    `<retConsGTIN xmlns="${NFE.namespace}" versao="${VERSION}">${verAplic}${code(verdictOf('nfe', cStat, { brackets, text: GTIN_MESSAGES[cStat] }))}${tag('dhResp', localIso(RS, nowMs))}${facts}</retConsGTIN>`;

  const factsOf = (gtin: string, { xProd, ncm, cests }: SandboxProduct): string =>
    tag('GTIN', gtin) +
    tag('tpGTIN', String(gtin.length)) +
    (xProd === undefined ? '' : tag('xProd', xProd)) +
    (ncm === undefined ? '' : tag('NCM', ncm)) +
    cests.map((cest) => tag('CEST', cest)).join('');

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, world } = request;
    const about = { authorizer, nowMs, payload };
    const fault = questionFault(request, { root: GTIN_MESSAGE, versao: VERSION, type, schema: deps.schema });
    if (fault) return answer({ ...about, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...about, cStat: forced });
    const gtin = childText(payload, 'GTIN') ?? '';
    if (!isGtin(gtin)) return answer({ ...about, cStat: '9491' });
    if (!BRAZILIAN.has(prefixOf(gtin))) return answer({ ...about, cStat: '9492' });
    const product = (await deps.registers.product(world, gtin)) ?? FICTITIOUS_PRODUCTS.get(gtin);
    if (product === undefined) return answer({ ...about, cStat: '9494' });
    const { cStat } = product;
    return answer({ ...about, cStat }, WITH_DATA.has(cStat) ? factsOf(gtin, product) : '');
  }

  return {
    operations: () => ['gtin'],
    ufOf: () => null,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
