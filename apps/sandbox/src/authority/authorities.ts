import { MODULES } from '@fiscal/core/registry/documents';
import type { Authority, ListedRule } from './authority.ts';
import { CTE_TYPE } from './cte/cte.ts';
import { DCE_AUTHORITY } from './dce/dce.ts';
import { MDFE_TYPE } from './mdfe/mdfe.ts';
import { NFCOM_TYPE } from './nfcom/nfcom.ts';
import { EVENT_OPERATIONS } from './nfe/events/kinds.ts';
import { VOID_OPERATIONS } from './nfe/inutilizacao.ts';
import { createNfeAuthority, NFE_MESSAGES, type NfeAuthorityDeps } from './nfe/nfe.ts';
import { listRules as listNfeRules } from './nfe/rules/table.ts';
import type { NfseAuthorityDeps } from './nfse/deps.ts';
import { createNfseAuthority, NFSE_MESSAGES } from './nfse/nfse.ts';
import { listNfseRules } from './nfse/rules/table.ts';
import { createPortalAuthority, messagesOf, type PortalDeps } from './portal/portal.ts';
import { listRules } from './portal/rules/list.ts';
import type { PortalType } from './portal/type.ts';
import { unlistedType } from './portal/unlisted.ts';
import type { RestAuthority } from './rest-authority.ts';

/** Types with rules of their own. */
const PORTAL: readonly PortalType[] = [CTE_TYPE, MDFE_TYPE, NFCOM_TYPE, DCE_AUTHORITY];

const LISTED = new Set(['nfe', 'nfce', 'nfse', ...PORTAL.map(({ names }) => names.type)]);
/** Types that the registry has and this authority knows no rules of. */
const UNLISTED = MODULES.flatMap((module) =>
  module.names === null || LISTED.has(module.definition.type) ? [] : [unlistedType(module, module.names)],
);

/** Every message that is checked against its official schema. */
export const MESSAGES: readonly string[] = [...NFE_MESSAGES, ...PORTAL.flatMap(messagesOf), ...NFSE_MESSAGES];

/** Every document type that the sandbox answers for. */
export const createAuthorities = (deps: NfeAuthorityDeps & PortalDeps): readonly Authority[] => [
  createNfeAuthority('nfe', deps),
  createNfeAuthority('nfce', deps),
  ...PORTAL.map((type) => createPortalAuthority(type, deps)),
  ...UNLISTED.map((type) => createPortalAuthority(type, { ...deps, schema: () => [] })),
];

/** Every document type whose authority is a REST service. */
export const createRestAuthorities = (deps: NfseAuthorityDeps): readonly RestAuthority[] => [
  createNfseAuthority(deps),
];

/** Rows of `npm run sandbox:rules` by type. */
export const RULES: ReadonlyMap<string, () => readonly ListedRule[]> = new Map([
  ['nfe', () => listNfeRules('nfe')],
  ['nfce', () => listNfeRules('nfce')],
  ...[...PORTAL, ...UNLISTED].map((type) => [type.names.type, () => listRules(type)] as const),
  ['nfse', listNfseRules],
]);

/** What a condition may be about: the platform's operations, as the services name them. */
export const OPERATIONS: readonly string[] = [
  ...new Set([
    'emit',
    'receipt',
    'query',
    'status',
    ...EVENT_OPERATIONS,
    ...VOID_OPERATIONS,
    ...[...PORTAL, ...UNLISTED].flatMap(({ events }) => events.flatMap(({ operations }) => operations)),
  ]),
];
