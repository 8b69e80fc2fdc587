import type { PortalEventKind } from '../../../portal/type.ts';
import { EVENT_KINDS } from '../kinds.ts';
import { CANCEL_RULES, isLateCancel, SUBSTITUTION_RULES } from './cancel.ts';
import { CORRECTION_RULES } from './correction.ts';
import { DELIVERY_RULES, FAILED_DELIVERY_RULES } from './delivery.ts';
import { ECONF_RULES } from './econf.ts';
import { EPEC_RULES } from './epec.ts';
import type { EventRule, EventRuleContext } from './event-rule.ts';
import { INTERESTED_RULES } from './interested.ts';
import { AWARENESS_RULES, CONCLUSIVE_RULES, UNKNOWN_OPERATION_RULES } from './manifestation.ts';
import {
  ACCEPTANCE_RULES,
  ACTIVITY_RULES,
  ASSET_RULES,
  CREDIT_RULES,
  FUEL_RULES,
  LOSS_RULES,
  SUCCESSION_RULES,
} from './recipient.ts';
import { LINK_RULES, REFORM_ITEM_RULES, REFORM_RULES, UNDO_REFORM_RULES } from './reform.ts';
import { UNDO_DELIVERY_RULES, UNDO_ECONF_RULES } from './undo.ts';

/** Rules of one type of event, after the generic ones. */
const RULES: Readonly<Record<string, readonly EventRule[]>> = {
  '110111': CANCEL_RULES,
  '110112': SUBSTITUTION_RULES,
  '110110': CORRECTION_RULES,
  '110140': EPEC_RULES,
  '110150': INTERESTED_RULES,
  '110130': DELIVERY_RULES,
  '110131': UNDO_DELIVERY_RULES,
  '110192': FAILED_DELIVERY_RULES,
  '110193': UNDO_DELIVERY_RULES,
  '110750': ECONF_RULES,
  '110751': UNDO_ECONF_RULES,
  '110300': LINK_RULES,
  '112110': REFORM_RULES,
  '112120': REFORM_ITEM_RULES,
  '112130': REFORM_ITEM_RULES,
  '112140': REFORM_ITEM_RULES,
  '112150': REFORM_RULES,
  '211110': CREDIT_RULES,
  '211124': LOSS_RULES,
  '211128': ACCEPTANCE_RULES,
  '211130': ASSET_RULES,
  '211140': FUEL_RULES,
  '211150': ACTIVITY_RULES,
  '212110': SUCCESSION_RULES,
  '212120': SUCCESSION_RULES,
  '110001': UNDO_REFORM_RULES,
  '210200': CONCLUSIVE_RULES,
  '210210': AWARENESS_RULES,
  '210220': UNKNOWN_OPERATION_RULES,
  '210240': CONCLUSIVE_RULES,
};

type Kind = PortalEventKind<EventRuleContext>;

/** The events of NF-e and NFC-e that their authorities take. */
export const NFE_EVENTS: readonly Kind[] = EVENT_KINDS.map((kind) => ({
  ...kind,
  rules: RULES[kind.tpEvento] ?? [],
  isLate: isLateCancel,
}));

const isEpec = ({ goesBefore }: Kind): boolean => goesBefore === true;

/** The EPEC of an NFC-e has its own service and body. */
export const NFCE_EVENTS: readonly Kind[] = NFE_EVENTS.filter((kind) => !isEpec(kind));
export const NFCE_EPEC: readonly Kind[] = NFE_EVENTS.filter(isEpec).map((kind) => ({
  ...kind,
  element: `${kind.element}NFCe`,
}));
