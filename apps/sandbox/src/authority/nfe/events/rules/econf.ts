import { isCnpj } from '@fiscal/core/identity/cnpj';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { localIso } from '../../../authorizers.ts';
import type { EventFacts } from '../../../events/register.ts';
import { all, text } from '../../../xml.ts';
import { type EventRule, type EventRuleContext, eventRulesOf } from './event-rule.ts';

const { both } = eventRulesOf('evento');
const NT = 'NT 2024.002';

const anyPayment =
  (test: (detPag: XmlElement, c: EventRuleContext, e: EventFacts) => boolean) =>
  (e: EventFacts, c: EventRuleContext): boolean =>
    all(e.det, 'detPag').some((detPag) => test(detPag, c, e));
const wrongCnpj = (tag: string) =>
  anyPayment((detPag) => text(detPag, tag) !== '' && !isCnpj(text(detPag, tag)));

/** 657, 961 and 208 mean something else in the general table, hence our wording. */
// biome-ignore format: a table reads as one rule a row
export const ECONF_RULES: readonly EventRule[] = [
  { ...both('657', NT, anyPayment((detPag, c, e) => text(detPag, 'dPag') > localIso(e.chave.slice(0, 2), c.nowMs).slice(0, 10))), xMotivo: 'Rejeição: Data do pagamento posterior à data atual' },
  { ...both('961', NT, wrongCnpj('CNPJPag')), xMotivo: 'Rejeição: CNPJ transacional do pagamento inválido' },
  both('437', NT, wrongCnpj('CNPJIF')),
  { ...both('208', NT, wrongCnpj('CNPJReceb')), xMotivo: 'Rejeição: CNPJ do beneficiário do pagamento inválido' },
  both('441', `${NT}: xPag of tPag 99`, anyPayment((detPag) => text(detPag, 'tPag') === '99' && text(detPag, 'xPag') === '')),
];
