import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import { isSvc, standsInFor } from '../../../authorizers.ts';
import type { EventFacts } from '../../../events/register.ts';
import { detailOf } from '../../../message.ts';
import {
  beforeAuthorization,
  beforeEmission,
  beyondSequence,
  isAhead,
  sameEvent,
} from '../../../portal/rules/record.ts';
import { text } from '../../../xml.ts';
import { EXCLUSIVE, EXCLUSIVE_AUTHORIZER, lacksIe, takesEveryUf } from '../../exclusive.ts';
import { receiverOf } from '../kinds.ts';
import { type EventRule, type EventRuleContext, eventRulesOf } from './event-rule.ts';
import { hasOwnSituationCode } from './manifestation.ts';

const { both, nfce } = eventRulesOf('evento');
const MOC = 'MOC 7.0, evento';
const MODELS = ['55', '65'];

const cpfAuthor = (e: EventFacts): boolean => text(e.inf, 'CPF') !== '';
/** CNPJ or CPF of the emitter, padded as the key has it. */
const emitterIn = (chave: string): string => chave.slice(6, 20);
const isEmitterId = (id: string): boolean => isCnpj(id) || (id.startsWith('000') && isCpf(id.slice(3)));
/** Authors other than the emitter: addressee, carrier and successor, and the author of an event that is canceled (1113). */
const byEmitter = (e: EventFacts): boolean =>
  !e.tpEvento.startsWith('2102') && !e.kind?.undoes && !['2', '3', '8'].includes(text(e.det, 'tpAutor'));

/** True when this address receives events of the type; another rule refuses an unknown model. */
function isReceived(e: EventFacts, c: EventRuleContext): boolean {
  if (e.kind === undefined) return false;
  const receiver = receiverOf(e.tpEvento, e.modelo);
  if (receiver === null) return !MODELS.includes(e.modelo);
  return receiver === 'UF' ? c.authorizer !== 'AN' : receiver === c.authorizer;
}

/** True for an event of a note whose issuer has no IE. */
function ofExclusive({ subject }: EventRuleContext): boolean {
  const document = subject?.document ?? null;
  return document !== null && lacksIe(document);
}

/** Whether events of a UF are received here for the model of the key. */
function receivesOf(e: EventFacts, cUF: string, c: EventRuleContext): boolean {
  const { authorizer } = c;
  const type = e.modelo === '65' ? 'nfce' : 'nfe';
  const uf = ufByCodigo(cUF)?.sigla;
  if (isSvc(authorizer)) return standsInFor(type, authorizer, uf);
  if (ofExclusive(c) && takesEveryUf(e.modelo, c)) return true;
  return authorizerOf({ type, uf: uf ?? '', service: 'recepcaoEvento' }) === authorizer;
}

/** The SVRS takes e-CONF of the NFC-e it authorizes under its national code. Source: NT 2024.002. */
const isNational = (e: EventFacts, c: EventRuleContext): boolean =>
  e.tpEvento.startsWith('1107') && c.authorizer === 'SVRS';

/** True when cOrgao is the receiver's. Source: endpoints, event routing. */
function isReceiversOrgan(e: EventFacts, c: EventRuleContext): boolean {
  const receiver = receiverOf(e.tpEvento, e.modelo);
  if (receiver === null) return true;
  if (receiver === 'AN') return e.cOrgao === '91';
  if (receiver === 'SVRS' || isNational(e, c)) return e.cOrgao === '92';
  return receivesOf(e, e.cOrgao, c);
}

function isOfAnotherUf(e: EventFacts, c: EventRuleContext): boolean {
  const cUF = e.chave.slice(0, 2);
  if (receiverOf(e.tpEvento, e.modelo) !== 'UF') return false;
  return !receivesOf(e, cUF, c) || (cUF !== e.cOrgao && !isNational(e, c));
}

const wrongAddress = (e: EventFacts, c: EventRuleContext): boolean =>
  receiverOf(e.tpEvento, e.modelo) === 'UF' && e.modelo !== c.address;

/** Rules over the event alone. */
// biome-ignore format: a table reads as one rule a row
export const IDENTITY_RULES: readonly EventRule[] = [
  both('572', MOC, (e) => e.id !== `ID${e.tpEvento}${e.chave}${e.nSeqEvento.padStart(2, '0')}`),
  both('491', `${MOC}: not received here, or not of this model`, (e, c) => !isReceived(e, c)),
  both('492', MOC, (e) => text(e.inf, 'verEvento') !== '1.00' || e.det.attributes['versao'] !== '1.00'),
  both('493', 'official schema of the event type', (_, c) => c.schemaErrors.length > 0 && detailOf(c.schemaErrors, NFE.namespace)),
  both('250', MOC, (e, c) => !isReceiversOrgan(e, c)),
  both('252', `${MOC}: homologation only`, (e) => text(e.inf, 'tpAmb') !== '2'),
  both('489', MOC, (e) => !cpfAuthor(e) && !isCnpj(e.autor)),
  nfce('408', MOC, cpfAuthor),
  both('490', MOC, (e) => cpfAuthor(e) && !isCpf(e.autor)),
  both('236', `${MOC}: key`, (e) => !isChave(e.chave)),
  both('614', `${MOC}: key`, (e) => !ufByCodigo(e.chave.slice(0, 2))),
  both('615', `${MOC}: key`, (e, c) => Number(e.chave.slice(2, 4)) < 6 || Number(e.chave.slice(2, 4)) > new Date(c.nowMs).getUTCFullYear() % 100),
  both('616', `${MOC}: key`, (e) => Number(e.chave.slice(4, 6)) < 1 || Number(e.chave.slice(4, 6)) > 12),
  both('617', `${MOC}: key`, (e) => !isEmitterId(emitterIn(e.chave))),
  both('618', `${MOC}: key`, (e) => !MODELS.includes(e.modelo)),
  both('619', `${MOC}: key`, (e) => Number(e.chave.slice(25, 34)) === 0),
  both('249', `${MOC}: key`, isOfAnotherUf),
  nfce('450', `${MOC}: the address says the model`, wrongAddress),
  { ...both('775', `${MOC}: the address says the model`, wrongAddress), modelos: ['55'] },
  both('574', `${MOC}: but for addressee, carrier and successor, and 110001`, (e) => byEmitter(e) && e.autor.padStart(14, '0') !== emitterIn(e.chave)),
  both('213', 'MOC 7.0: signer and author', (e, c) => c.signerBase !== (cpfAuthor(e) ? e.autor : cnpjBase(e.autor))),
  both('578', `${MOC}: 5 minutes ahead at most`, (e, c) => isAhead(e.dhEventoMs, c.nowMs)),
  both('203', `${MOC}: fact nao-habilitado, in strict mode also the register of the world`, (_, c) => c.facts.has('nao-habilitado') || c.register?.enabled === false),
  both('240', `${MOC}: fact irregular`, (_, c) => c.facts.has('irregular')),
];

const situacao = (c: EventRuleContext) => c.subject?.stored.situacao;

/** Rules over the document and its events on record. */
// biome-ignore format: a table reads as one rule a row
export const RECORD_RULES: readonly EventRule[] = [
  { ...both('188', 'NT 2026.007 v1.10, 1P10-40', (e, c) => receiverOf(e.tpEvento, e.modelo) === 'UF' && ofExclusive(c) && c.authorizer !== EXCLUSIVE_AUTHORIZER, EXCLUSIVE), modelos: ['55'] },
  both('573', `${MOC}: same tpEvento, key and nSeqEvento; of an EPEC 485`, (e, c) => !e.kind?.goesBefore && sameEvent(e, c)),
  both('494', `${MOC}: but for EPEC`, (e, c) => !e.kind?.goesBefore && c.subject === null && { chNFe: e.chave }),
  both('218', `${MOC}: cancelling what is cancelled`, (e, c) => e.kind?.leaves === 'cancelado' && situacao(c) === 'cancelado' && { nProt: c.subject?.stored.nProt ?? '' }),
  both('580', MOC, (e, c) => !e.kind?.goesBefore && !hasOwnSituationCode(e.tpEvento) && c.subject !== null && situacao(c) !== 'autorizado'),
  both('577', MOC, beforeEmission),
  both('579', `${MOC}: but for contingency`, beforeAuthorization),
  both('594', `${MOC}: by type of event`, beyondSequence),
];
