import { compare } from '@fiscal/core/decimal/decimal';
import { child, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredEvent } from '../../../state/events.ts';
import { isSvc } from '../../authorizers.ts';
import { overdue } from '../../portal/ahead.ts';
import { portalRulesOf } from '../../portal/rules/document.ts';
import { byEmitter, issuerRules, portalEventRules } from '../../portal/rules/events.ts';
import type { PortalDocument, PortalEventRule, PortalRule } from '../../portal/type.ts';
import { amount, at, text } from '../../xml.ts';

const { both } = portalEventRules;
const EVENT = 'MOC CT-e 4.00 Visão Geral, EPEC';

/** Year and month of an instant in Brasília, as a key has them. */
const monthOf = (ms: number): string =>
  new Date(ms - 3 * 3_600_000).toISOString().slice(2, 7).replace('-', '');

/** In the SVC's order of checks. */
// biome-ignore format: a table reads as one rule a row
export const EPEC_RULES: readonly PortalEventRule[] = [
  byEmitter,
  both('653', `${EVENT}: an SVC alone takes it`, (_, c) => !isSvc(c.authorizer)),
  both('680', `${EVENT}: key of another form`, (e) => e.chave.slice(34, 35) !== '4'),
  both('695', `${EVENT}: month of the event after that of the key`, (e) => monthOf(e.dhEventoMs) > e.chave.slice(2, 6)),
  ...issuerRules,
  both('638', `${EVENT}: the number is on record`, (_, c) => (c.ahead?.clash ?? null) !== null),
  both('639', `${EVENT}: one waits for its CT-e since more than 168 h`, (_, c) => {
    const [old] = overdue(c.ahead, c.nowMs);
    return old !== undefined && { EPEC: old.chave };
  }),
];

const chave = portalRulesOf('chave');
const MOC = 'MOC CT-e 4.00 Anexo I';
const PARTIES: Readonly<Record<string, readonly [party: string, address: string]>> = {
  '0': ['rem', 'enderReme'],
  '1': ['exped', 'enderExped'],
  '2': ['receb', 'enderReceb'],
  '3': ['dest', 'enderDest'],
};

const byEpec = (d: PortalDocument): boolean => text(d.ide, 'tpEmis') === '4';
const epecOf = ({ evento }: StoredEvent): XmlElement | null =>
  at(parseXml(evento).root, 'infEvento', 'detEvento', 'evEPECCTe');

/** Rule over a CT-e and the fields of its EPEC. */
const differs =
  (test: (d: PortalDocument, epec: XmlElement | null) => boolean): NonNullable<PortalRule['breaks']> =>
  (d, { epec }) =>
    byEpec(d) && epec !== null && test(d, epecOf(epec));

function otherAmounts(d: PortalDocument, epec: XmlElement | null): boolean {
  const icms = at(d.inf, 'imp', 'ICMS')?.children[0] ?? null;
  const vICMS = text(icms, 'vICMS') === '' ? 'vICMSOutraUF' : 'vICMS';
  return [
    [amount(epec, 'vICMS'), amount(icms, vICMS)],
    [amount(epec, 'vICMSST'), amount(icms, 'vICMSSTRet')],
    [amount(epec, 'vTPrest'), amount(d.inf, 'vPrest', 'vTPrest')],
    [amount(epec, 'vCarga'), amount(d.inf, 'infCTeNorm', 'infCarga', 'vCarga')],
  ].some(([a, b]) => a !== undefined && b !== undefined && compare(a, b) !== 0);
}

function otherPayer(d: PortalDocument, epec: XmlElement | null): boolean {
  const own = at(d.ide, 'toma4');
  const toma = text(own ?? at(d.ide, 'toma3'), 'toma');
  const [party = '', address = ''] = PARTIES[toma] ?? [];
  const payer = own ?? child(d.inf, party) ?? null;
  const said = at(epec, 'toma4');
  return (
    text(said, 'toma') !== toma ||
    text(said, 'UF') !== text(payer, own === null ? address : 'enderToma', 'UF') ||
    ['CNPJ', 'CPF', 'IE'].some((tag) => text(said, tag) !== text(payer, tag))
  );
}

/** A CT-e against the EPEC of its number. */
// biome-ignore format: a table reads as one rule a row
export const EPEC_CTE_RULES: readonly PortalRule[] = [
  chave.both('640', `${MOC}, G185`, (d, { epec }) => !byEpec(d) && epec !== null),
  chave.both('641', `${MOC}, G186`, (d, { epec }) => byEpec(d) && epec?.chave !== d.chave),
  chave.both('642', `${MOC}, G187`, differs(otherAmounts)),
  chave.both('643', `${MOC}, G188`, differs(otherPayer)),
  chave.both('644', `${MOC}, G189`, differs((d, epec) => text(epec, 'modal') !== text(d.ide, 'modal'))),
  chave.both('645', `${MOC}, G190`, differs((d, epec) => ['UFIni', 'UFFim'].some((tag) => text(epec, tag) !== text(d.ide, tag)))),
];
