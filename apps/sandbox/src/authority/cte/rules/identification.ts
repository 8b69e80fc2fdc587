import { svcOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { isSvc, standsInFor } from '../../authorizers.ts';
import { dateRules, emitterRules, keyRules, portalRulesOf } from '../../portal/rules/document.ts';
import type { PortalDocument, PortalRule } from '../../portal/type.ts';
import { text } from '../../xml.ts';

const MOC = 'MOC CT-e 4.00 Anexo I';
/** Set by each UF: the manual gives no number of days. */
const LATE_HOURS_MAX = 30 * 24;

/** First 43 characters of the key, built from the fields. */
const keyBody = ({ ide, emit }: PortalDocument): string =>
  [
    text(ide, 'cUF'),
    text(ide, 'dhEmi').slice(2, 4) + text(ide, 'dhEmi').slice(5, 7),
    (text(emit, 'CNPJ') || text(emit, 'CPF')).padStart(14, '0'),
    text(ide, 'mod'),
    text(ide, 'serie').padStart(3, '0'),
    text(ide, 'nCT').padStart(9, '0'),
    text(ide, 'tpEmis'),
    text(ide, 'cCT'),
  ].join('');

const chave = portalRulesOf('chave');
const tpEmis = (d: PortalDocument): string => text(d.ide, 'tpEmis');
const OFFLINE = '2';
const reasons = (d: PortalDocument): number =>
  ['dhCont', 'xJust'].filter((tag) => text(d.ide, tag) !== '').length;

// biome-ignore format: a table reads as one rule a row
const EMISSION_RULES: readonly PortalRule[] = [
  chave.both('515', `${MOC}, G007`, (d, c) => !isSvc(c.authorizer) && svcOf('cte', tpEmis(d)) !== null),
  chave.both('513', `${MOC}, C08`, (d, c) => isSvc(c.authorizer) && !standsInFor('cte', c.authorizer, ufByCodigo(d.cUF)?.sigla)),
  chave.both('516', `${MOC}, G011`, (d, c) => isSvc(c.authorizer) && svcOf('cte', tpEmis(d)) !== c.authorizer),
  chave.both('586', `${MOC}, G008`, (d) => tpEmis(d) !== OFFLINE && reasons(d) > 0),
  chave.both('587', `${MOC}, G009`, (d) => tpEmis(d) === OFFLINE && reasons(d) < 2),
  chave.both('588', `${MOC}, G010`, (d) => Date.parse(text(d.ide, 'dhCont')) > d.dhEmiMs),
  chave.both('517', `${MOC}, G012`, (d, c) => isSvc(c.authorizer) && text(d.ide, 'tpCTe') !== '0'),
];

/** Rules checked before duplicity. */
export const BEFORE_DUPLICITY: readonly PortalRule[] = [
  ...keyRules({
    type: 'cte',
    idPrefix: 'CTe',
    body: keyBody,
    cDV: ({ ide }) => text(ide, 'cDV'),
    source: `${MOC}, G014`,
  }),
  ...EMISSION_RULES,
  ...emitterRules(MOC),
];

export const DATE_RULES: readonly PortalRule[] = dateRules(`${MOC}, G102`, LATE_HOURS_MAX);
