import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { EventFacts } from '../events/register.ts';
import {
  byEmitter,
  enabledIssuer,
  notCancelled,
  portalEventRules,
  sameProtocol,
} from '../portal/rules/events.ts';
import type { PortalEventContext, PortalEventKind, PortalEventRule } from '../portal/type.ts';
import { all, at, has, text } from '../xml.ts';
import { ROAD, subjectInf } from './document.ts';

const { both } = portalEventRules;
const MOC = 'MOC MDF-e 3.00b §6; public copy of the SVRS validators';
/** Tolerance of the sums, in hundredths. */
const MARGIN = 10n;

const cents = (value: string): bigint =>
  BigInt(value.includes('.') ? value.replace('.', '') : `${value || '0'}00`);
const sum = (elements: readonly XmlElement[], tag: string): bigint =>
  elements.reduce((total, element) => total + cents(text(element, tag)), 0n);
const differ = (a: bigint, b: bigint): boolean => (a > b ? a - b : b - a) > MARGIN;
const parcels = (payment: XmlElement) => all(payment, 'infPrazo');
const some =
  (test: (payment: XmlElement, c: PortalEventContext) => boolean) => (e: EventFacts, c: PortalEventContext) =>
    all(e.det, 'infPag').some((payment) => test(payment, c));

const wrongPayer = (payment: XmlElement): boolean =>
  (text(payment, 'CNPJ') !== '' && !isCnpj(text(payment, 'CNPJ'))) ||
  (text(payment, 'CPF') !== '' && !isCpf(text(payment, 'CPF')));
const wrongInstitution = (payment: XmlElement): boolean => {
  const cnpj = text(payment, 'infBanc', 'CNPJIPEF');
  return cnpj !== '' && !isCnpj(cnpj);
};
const outOfOrder = (payment: XmlElement): boolean =>
  parcels(payment).some((parcel, i) => Number(text(parcel, 'nParcela')) !== i + 1);
const emission = (c: PortalEventContext): string => text(subjectInf(c), 'ide', 'dhEmi').slice(0, 10);
const dueBack = (payment: XmlElement): boolean =>
  parcels(payment).some(
    (parcel, i, list) => i > 0 && text(parcel, 'dVenc') < text(list[i - 1] ?? null, 'dVenc'),
  );
const unpaid = (payment: XmlElement): boolean =>
  parcels(payment).length > 0 &&
  differ(
    sum(parcels(payment), 'vParcela') + cents(text(payment, 'vAdiant')),
    cents(text(payment, 'vContrato')),
  );

// biome-ignore format: a table reads as one rule a row
const PAYMENT_RULES: readonly PortalEventRule[] = [
  both('724', `${MOC}: paid in instalments`, some((payment) => text(payment, 'indPag') === '1' && parcels(payment).length === 0)),
  both('729', `${MOC}: paid at once`, some((payment) => text(payment, 'indPag') === '0' && parcels(payment).length > 0)),
  both('727', `${MOC}: who pays`, some(wrongPayer)),
  both('728', `${MOC}: CNPJIPEF`, some(wrongInstitution)),
  both('746', `${MOC}: parts of a payment`, some((payment) => differ(sum(all(payment, 'Comp'), 'vComp'), cents(text(payment, 'vContrato'))))),
  both('739', `${MOC}: paid at once`, some((payment) => text(payment, 'indPag') === '0' && has(payment, 'vAdiant'))),
  both('735', `${MOC}: 1, 2, 3 …`, some(outOfOrder)),
  both('736', `${MOC}: due before the emission`, some((payment, c) => parcels(payment).some((parcel) => text(parcel, 'dVenc') < emission(c)))),
  both('737', `${MOC}: due before the one before`, some(dueBack)),
  both('738', `${MOC}: instalments and advance`, some(unpaid)),
];

const notByRoad = (c: PortalEventContext): boolean =>
  subjectInf(c) !== null && text(subjectInf(c), 'ide', 'modal') !== ROAD;
/** The owner of the traction vehicle is no TAC agregado. */
const notAgregado = (c: PortalEventContext): boolean =>
  subjectInf(c) !== null &&
  text(at(subjectInf(c), 'infModal', 'rodo', 'veicTracao'), 'prop', 'tpProp') !== '0';

const COMMON: readonly PortalEventRule[] = [byEmitter, enabledIssuer, sameProtocol, notCancelled];

/** Payments of the transport; a closed MDF-e takes them. */
export const PAYMENT_EVENTS: readonly PortalEventKind[] = [
  {
    tpEvento: '110116',
    descEvento: 'Pagamento Operacao MDF-e',
    element: 'evPagtoOperMDFe',
    operations: ['pagamento-operacao'],
    sequenceMax: 1,
    rules: [
      ...COMMON,
      both('722', `${MOC}: by road`, (_, c) => notByRoad(c)),
      both('723', `${MOC}: TAC agregado`, (_, c) => notAgregado(c)),
      ...PAYMENT_RULES,
    ],
    source: MOC,
  },
  {
    tpEvento: '110118',
    descEvento: 'Alteracao Pagamento Servico MDFe',
    element: 'evAlteracaoPagtoServMDFe',
    operations: ['alteracao-pagamento'],
    rules: [...COMMON, both('749', `${MOC}: by road`, (_, c) => notByRoad(c)), ...PAYMENT_RULES],
    source: MOC,
  },
];
