import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { nameOfCode } from '@fiscal/core/tables/codes/codes';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { portalRulesOf } from '../../portal/rules/document.ts';
import type { PortalDocument, PortalRule } from '../../portal/type.ts';
import { all, at, has, text } from '../../xml.ts';

const { strict } = portalRulesOf('conteudo');
const MOC = 'MOC CT-e 4.00 Anexo I';

const norm = (d: PortalDocument): XmlElement | null => at(d.inf, 'infCTeNorm');
const ide = (d: PortalDocument, tag: string): string => text(d.ide, tag);
const idOf = (party: XmlElement | null): string => text(party, 'CNPJ') || text(party, 'CPF');

const readers = (d: PortalDocument): readonly string[] => all(d.inf, 'autXML').map(idOf);
const isTwice = (list: readonly string[]): boolean => list.some((one, i) => list.indexOf(one) !== i);

const noteKeys = (d: PortalDocument): readonly string[] =>
  all(at(norm(d), 'infDoc'), 'infNFe').map((note) => text(note, 'chave'));
/** Companies whose notes are carried, by the base of their CNPJ. */
const companies = (d: PortalDocument): number =>
  new Set(
    noteKeys(d)
      .filter(isChave)
      .map((key) => key.slice(6, 14)),
  ).size;

const isGlobal = (d: PortalDocument): boolean => ide(d, 'indGlobalizado') === '1';
const hasPayer = (code: string) => (d: PortalDocument) => text(d.ide, 'toma3', 'toma') === code;
const bySender = hasPayer('0');
const byRecipient = hasPayer('3');
const isAnotherCompany = (d: PortalDocument, tag: string): boolean =>
  has(d.inf, tag) && idOf(at(d.inf, tag)).slice(0, 8) !== text(d.emit, 'CNPJ').slice(0, 8);

const railway = (d: PortalDocument): XmlElement | null => at(norm(d), 'infModal', 'ferrov');

/** Documents carried, globalized CT-e, previous documents, and who may fetch the XML. Those of names apply in production alone. */
// biome-ignore format: a table reads as one rule a row
export const CARGO_RULES: readonly PortalRule[] = [
  strict('582', `${MOC}, G029`, (d) => text(railway(d), 'tpTraf') === '1' && !has(railway(d), 'trafMut')),
  strict('676', `${MOC}, G049`, (d) => nameOfCode('cfop', ide(d, 'CFOP')) === undefined),
  strict('747', `${MOC}, G060`, (d) => ide(d, 'tpServ') === '0' && has(norm(d), 'docAnt')),
  strict('715', `${MOC}, G195`, (d) => isTwice(readers(d))),
  strict('722', `${MOC}, G198`, (d) => isGlobal(d) && !bySender(d) && !byRecipient(d)),
  strict('724', `${MOC}, G200`, (d) => isGlobal(d) && byRecipient(d) && companies(d) === 1),
  strict('727', `${MOC}, G204`, (d) => isGlobal(d) && byRecipient(d) && isAnotherCompany(d, 'rem')),
  strict('728', `${MOC}, G205`, (d) => isGlobal(d) && bySender(d) && isAnotherCompany(d, 'dest')),
  strict('744', `${MOC}, G201`, (d) => isGlobal(d) && bySender(d) && companies(d) > 1),
  strict('737', `${MOC}, G206`, (d) => isGlobal(d) && noteKeys(d).length < 5),
];
