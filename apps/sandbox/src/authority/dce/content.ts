import { add, compare, type Decimal, roundHalfUp, ZERO } from '@fiscal/core/decimal/decimal';
import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { portalRulesOf } from '../portal/rules/document.ts';
import type { PortalDocument, PortalRule } from '../portal/type.ts';
import { all, amount, at, text } from '../xml.ts';

const emitente = portalRulesOf('emitente');
const conteudo = portalRulesOf('conteudo');
const ANALOGY = 'by analogy with NFCom 1.00a';

const isBad = (value: string, test: (value: string) => boolean): boolean => value !== '' && !test(value);
const dest = (d: PortalDocument, name: string): string => text(d.inf, 'dest', name);

/** The signer is the issuer: the CNPJ of the key. It differs from the sender's where a marketplace or a carrier issues. */
// biome-ignore format: a table reads as one rule a row
export const EMITTER_RULES: readonly PortalRule[] = [
  emitente.both('207', `${ANALOGY}: CNPJ of who issues`, (d) => !d.emitente.startsWith('000') && !isCnpj(d.emitente)),
  emitente.both('213', `${ANALOGY}: signer`, (d, c) => c.signerBase !== null && c.signerBase !== cnpjBase(d.emitente) && c.signerBase !== d.emitente.slice(3)),
  emitente.both('401', `${ANALOGY}: CPF of the sender`, (d) => isBad(text(d.emit, 'CPF'), isCpf)),
  emitente.strict('203', 'register of the world: companies it issued a certificate for', (_, c) => c.register?.enabled === false),
];

const total = (d: PortalDocument): Decimal =>
  all(d.inf, 'det').reduce((sum, det) => add(sum, amount(at(det, 'prod'), 'vProd')), ZERO);

// biome-ignore format: a table reads as one rule a row
export const CONTENT_RULES: readonly PortalRule[] = [
  conteudo.both('208', ANALOGY, (d) => isBad(dest(d, 'CNPJ'), isCnpj)),
  conteudo.both('237', ANALOGY, (d) => isBad(dest(d, 'CPF'), isCpf)),
  conteudo.both('531', `${ANALOGY}: vDC is the sum of vProd`, (d) => compare(amount(d.inf, 'total', 'vDC'), roundHalfUp(total(d), 2)) !== 0),
];
