import { checkDigit, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { rowsOf } from '../../../rules/rule.ts';
import { isSvc } from '../../authorizers.ts';
import { text } from '../../xml.ts';
import type { PortalDocument, PortalRule, PortalRuleContext } from '../type.ts';

/** Clocks may differ by this much wherever times are compared. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** Makers of rows over a document of the portal. */
export const portalRulesOf = rowsOf<PortalDocument, PortalRuleContext>;

const chave = portalRulesOf('chave');
const emitente = portalRulesOf('emitente');
const datas = portalRulesOf('datas');

interface Identification {
  readonly type: string;
  /** Fields of ide (or more) that make the key up, in its order, and the width of each. */
  readonly idPrefix: string;
  readonly body: (document: PortalDocument) => string;
  /** Element of `ide` with the check digit. */
  readonly cDV: (document: PortalDocument) => string;
  readonly source: string;
}

/** Key and UF. */
// biome-ignore format: a table reads as one rule a row
export const keyRules = ({ type, idPrefix, body, cDV, source }: Identification): readonly PortalRule[] => [
  chave.both('227', `${source}: Id`, (d) => d.inf.attributes['Id'] !== `${idPrefix}${d.chave}` || d.chave.slice(0, 43) !== body(d)),
  chave.both('253', `${source}: cDV`, (d) => `${checkDigit(d.chave.slice(0, 43))}` !== cDV(d) || !isChave(d.chave)),
  chave.both('226', `${source}: cUF`, (d, c) => !isSvc(c.authorizer) && authorizerOf({ type, uf: ufByCodigo(d.cUF)?.sigla ?? '', service: 'autorizacao' }) !== c.authorizer),
  chave.both('247', `${source}: UF of the emitter`, (d) => text(d.emit, 'enderEmit', 'UF') !== ufByCodigo(d.cUF)?.sigla),
];

/** CNPJ or CPF of the emitter, as written. */
const emitterOf = (d: PortalDocument): string => text(d.emit, 'CNPJ') || text(d.emit, 'CPF');

/** Emitter against signer and, in strict mode, register. */
// biome-ignore format: a table reads as one rule a row
export const emitterRules = (source: string): readonly PortalRule[] => [
  emitente.both('207', `${source}: CNPJ of the emitter`, (d) => text(d.emit, 'CNPJ') !== '' && !isCnpj(text(d.emit, 'CNPJ'))),
  emitente.both('213', `${source}: signer`, (d, c) => c.signerBase !== (text(d.emit, 'CPF') === '' ? cnpjBase(text(d.emit, 'CNPJ')) : text(d.emit, 'CPF'))),
  emitente.both('401', `${source}: CPF of the emitter`, (d) => text(d.emit, 'CPF') !== '' && !isCpf(text(d.emit, 'CPF'))),
  emitente.strict('203', 'register of the world: companies it issued a certificate for', (d, c) => c.register?.enabled === false && emitterOf(d) !== ''),
];

/** Moment of emission: not ahead of the clock, and at most `hours` old while there is no contingency. */
// biome-ignore format: a table reads as one rule a row
export const dateRules = (source: string, hours: number): readonly PortalRule[] => [
  datas.both('212', `${source}: 5 minutes ahead at most`, (d, c) => d.dhEmiMs - c.receivedAtMs > CLOCK_TOLERANCE_MS),
  datas.both('228', `${source}: ${hours} h`, (d, c) => text(d.ide, 'tpEmis') === '1' && c.receivedAtMs - d.dhEmiMs > hours * HOUR_MS),
];
