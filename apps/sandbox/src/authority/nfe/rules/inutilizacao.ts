import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { type Rule, rowsOf } from '../../../rules/rule.ts';
import { localIso } from '../../authorizers.ts';
import type { VoidRequest } from '../inutilizacao-request.ts';

/** Facts outside the request that rules need. */
export interface VoidRuleContext {
  readonly strict: boolean;
  readonly nowMs: number;
  readonly authorizer: string;
  /** Model that the address takes. */
  readonly address: string;
  /** First 8 characters of the signer's CNPJ, or its whole CPF; null when the certificate names none. */
  readonly signerBase: string | null;
  readonly register: { readonly enabled: boolean } | undefined;
  readonly facts: ReadonlySet<string>;
}

export type VoidRule = Rule<VoidRequest, VoidRuleContext>;

const { both, nfe, nfce } = rowsOf<VoidRequest, VoidRuleContext>('inutilizacao');
const MOC = 'MOC 7.0 §4.3, inutilização';
const NUMBERS_MAX = 10_000;
const FIRST_YEAR = 2006;

const year = (r: VoidRequest): number => 2000 + Number(r.ano);
const thisYear = (r: VoidRequest, c: VoidRuleContext): number => Number(localIso(r.cUF, c.nowMs).slice(0, 4));
const idOf = (r: VoidRequest): string =>
  `ID${r.cUF}${r.ano}${r.cnpj}${r.modelo}${r.serie.padStart(3, '0')}${r.nNFIni.padStart(9, '0')}${r.nNFFin.padStart(9, '0')}`;

const servedElsewhere = (r: VoidRequest, c: VoidRuleContext): boolean =>
  authorizerOf({
    type: c.address === '65' ? 'nfce' : 'nfe',
    uf: ufByCodigo(r.cUF)?.sigla ?? '',
    service: 'inutilizacao',
  }) !== c.authorizer;

// biome-ignore format: a table reads as one rule a row
export const VOID_RULES: readonly VoidRule[] = [
  both('250', MOC, servedElsewhere),
  nfe('775', `${MOC}: the address says the model`, (_, c) => c.address === '65'),
  nfce('450', `${MOC}: the address says the model`, (_, c) => c.address === '55'),
  both('207', MOC, (r) => !isCnpj(r.cnpj)),
  both('213', `${MOC}: signer and emitter`, (r, c) => c.signerBase !== cnpjBase(r.cnpj)),
  both('266', `${MOC}: series 910-969 belong to CPF`, (r) => Number(r.serie) >= 910 && Number(r.serie) <= 969),
  both('453', MOC, (r, c) => year(r) > thisYear(r, c)),
  both('454', MOC, (r) => year(r) < FIRST_YEAR),
  both('224', MOC, (r) => Number(r.nNFIni) > Number(r.nNFFin)),
  both('201', `${MOC}: 10,000 numbers`, (r) => Number(r.nNFFin) - Number(r.nNFIni) + 1 > NUMBERS_MAX),
  both('502', MOC, (r) => r.id !== idOf(r)),
  both('203', `${MOC}: fact nao-habilitado, in strict mode also the register of the world`, (_, c) => c.facts.has('nao-habilitado') || c.register?.enabled === false),
  both('240', `${MOC}: fact irregular`, (_, c) => c.facts.has('irregular')),
];
