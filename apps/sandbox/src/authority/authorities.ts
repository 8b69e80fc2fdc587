import { MODULES } from '@fiscal/core/registry/documents';
import type { Authority, ListedRule } from './authority.ts';
import { CTE_TYPE } from './cte/cte.ts';
import { DCE_AUTHORITY } from './dce/dce.ts';
import { MDFE_TYPE } from './mdfe/mdfe.ts';
import { NFCOM_TYPE } from './nfcom/nfcom.ts';
import { NFCE_TYPE, NFE_TYPE } from './nfe/nfe.ts';
import type { NfseAuthorityDeps } from './nfse/deps.ts';
import { createNfseAuthority, NFSE_MESSAGES } from './nfse/nfse.ts';
import { listNfseRules } from './nfse/rules/table.ts';
import { type PortalMember, portalMember } from './portal/portal.ts';
import type { PortalDeps } from './portal/type.ts';
import { unlistedType } from './portal/unlisted.ts';
import type { RestAuthority } from './rest-authority.ts';

/** Types with rules of their own. */
const PORTAL: readonly PortalMember[] = [
  portalMember(NFE_TYPE),
  portalMember(NFCE_TYPE),
  ...[CTE_TYPE, MDFE_TYPE, NFCOM_TYPE, DCE_AUTHORITY].map((type) => portalMember(type)),
];

const LISTED = new Set(['nfse', ...PORTAL.map(({ type }) => type)]);
/** Registry types without rules in the sandbox. */
const UNLISTED = MODULES.flatMap((module) =>
  module.names === null || LISTED.has(module.definition.type)
    ? []
    : [portalMember(unlistedType(module, module.names))],
);

/** Every message that is checked against its official schema. */
export const MESSAGES: readonly string[] = [
  ...new Set([...PORTAL.flatMap(({ messages }) => messages), ...NFSE_MESSAGES]),
];

/** Every document type that the sandbox answers for. */
export const createAuthorities = (deps: PortalDeps): readonly Authority[] => [
  ...PORTAL.map(({ authority }) => authority(deps)),
  ...UNLISTED.map(({ authority }) => authority({ ...deps, schema: () => [] })),
];

/** Every document type whose authority is a REST service. */
export const createRestAuthorities = (deps: NfseAuthorityDeps): readonly RestAuthority[] => [
  createNfseAuthority(deps),
];

/** Rows of `npm run sandbox:rules` by type. */
export const RULES: ReadonlyMap<string, () => readonly ListedRule[]> = new Map([
  ...[...PORTAL, ...UNLISTED].map(({ type, rules }) => [type, rules] as const),
  ['nfse', listNfseRules],
]);

/** Operations that a condition can name: those of the platform, by their names in the services. */
export const OPERATIONS: readonly string[] = [
  ...new Set([
    'emit',
    'receipt',
    'query',
    'status',
    'evento',
    'parametros',
    ...[...PORTAL, ...UNLISTED].flatMap(({ operations }) => operations),
  ]),
];
