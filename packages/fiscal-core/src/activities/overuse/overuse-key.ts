import { overuseLimit } from '../../lifecycle/overuse-limits.ts';
import { authorizerOf } from '../../registry/endpoints.ts';
import { subjectOf } from '../../sefaz/overuse-signs.ts';
import type { ClientIdentity } from '../../sefaz/port.ts';
import { describePem } from '../../signing/certificate.ts';
import type { Service } from '../../vocabulary/service.ts';
import { type Destination, isReal, targetOf } from '../../vocabulary/target.ts';
import type { OveruseKey } from './overuse-ports.ts';

/** Caller of an authority. */
interface Caller extends Destination {
  readonly accountId: string;
  readonly type: string;
  readonly uf: string;
  readonly strict: boolean;
  readonly authorizer?: string;
}

/** Counting authority: the real ones count a CNPJ across accounts, the sandbox has a world for each account. */
export function groundOf({ accountId, ...destination }: Destination & Pick<Caller, 'accountId'>): string {
  const target = targetOf(destination);
  return target === 'sandbox' ? `sandbox:${accountId}` : target;
}

/** Whether our own counts stop calls: of a company that takes the sandbox as it comes, only a block that was answered does. */
export const isCounted = ({ strict, ...destination }: Destination & Pick<Caller, 'strict'>): boolean =>
  strict || isReal(targetOf(destination));

const HOLDERS_MAX = 5_000;
const holders = new Map<string, string>();

/** CNPJ or CPF that a certificate is of. */
function holderOf({ id, certPem }: ClientIdentity): string {
  const known = holders.get(id);
  if (known !== undefined) return known;
  const facts = certPem === '' ? null : describePem(certPem);
  const holder = facts?.cnpj ?? facts?.cpf ?? id;
  const [oldest] = holders.keys();
  if (oldest !== undefined && holders.size >= HOLDERS_MAX) holders.delete(oldest);
  holders.set(id, holder);
  return holder;
}

/** Key under which a call is counted. */
export function overuseKey(
  caller: Caller,
  service: Service,
  { payload, identity }: { readonly payload: Buffer | string; readonly identity: ClientIdentity },
): OveruseKey {
  const { type, uf, authorizer } = caller;
  const byAbout = overuseLimit(type, service)?.counts === 'do-mesmo';
  return {
    ground: groundOf(caller),
    holder: holderOf(identity),
    type,
    authorizer: authorizer ?? authorizerOf({ type, uf, service }) ?? '',
    service,
    about: byAbout ? subjectOf(service, payload.toString()) : '',
  };
}
