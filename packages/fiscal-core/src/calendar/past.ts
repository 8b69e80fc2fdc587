import type { Change } from './change.ts';

/**
 * First days of rules that are older than the announced changes, so that a note of an earlier year meets the law of its
 * own day. Callers are not told of them: they are in force.
 */
// biome-ignore format: a table reads as one change a row
export const PAST = {
  'past-4.00-bills': { documents: 'NF-e, NFC-e', about: 'numbers of the bills and what a bill says (852, 905)', norm: 'NF-e NT 2016.002 v1.60', production: '2018-09-03', kinds: ['rule'], binding: 'refusal', source: 'one reading of the NT; authorized notes of August 2018 break both', certainty: 'one', state: 'built' },
  'past-gtin': { documents: 'NF-e, NFC-e', about: 'digits of the GTIN (611, 612), last of all for the issuers that its schedule does not name', norm: 'NF-e NT 2017.001', production: '2018-12-01', kinds: ['rule'], binding: 'refusal', source: 'one reading of the schedule; an authorized note of August 2018 breaks it', certainty: '[?]', state: 'built' },
  'past-difal-whole': { documents: 'NF-e', about: 'the UF of destination has the whole difference (699)', norm: 'EC 87/2015; ADCT, art. 99', production: '2019-01-01', kinds: ['rate', 'rule'], binding: 'refusal', source: 'text of the amendment', certainty: 'certain', state: 'built' },
  'past-responsible': { documents: 'NF-e, NFC-e', about: 'technical responsible, by UF (972)', norm: 'NF-e NT 2018.005 v1.20', production: '2019-05-07', kinds: ['rule'], binding: 'refusal', source: 'one reading of the NT', certainty: 'one', state: 'built' },
  'past-difal-single-base': { documents: 'NF-e', about: 'how the difference is computed (815, 816)', norm: 'NF-e NT 2020.005', production: '2021-07-01', kinds: ['rule'], binding: 'refusal', source: 'one library; authorized notes of 2018 break both', certainty: 'one', state: 'built' },
  'past-other-payment': { documents: 'NF-e, NFC-e', about: 'a payment of another kind is described (441)', norm: 'NF-e NT 2020.006', homologation: '2021-05-03', production: '2021-09-01', kinds: ['rule'], binding: 'refusal', source: 'one reading of the NT', certainty: 'one', state: 'built' },
  'past-bill-at-sight': { documents: 'NF-e', about: 'no bills of what was paid at sight (853), none due in more than ten years (797)', norm: 'NF-e NT 2025.001 v1.03', homologation: '2025-06-02', production: '2025-09-01', kinds: ['rule'], binding: 'refusal', source: 'text of the NT; authorized notes of 2021 and 2022 break it', certainty: 'one', state: 'built' },
  'past-payment-sums': { documents: 'NF-e, NFC-e', about: 'payments below the total of an NFC-e (865), change (866), brands of cards (443)', norm: 'NF-e NT 2025.001 v1.03, 02.7', homologation: '2025-06-02', production: '2025-09-01', kinds: ['rule'], binding: 'refusal', source: 'text of the NT', certainty: 'certain', state: 'built' },
  'past-payment-later': { documents: 'NF-e, NFC-e', about: 'no value where nothing is paid, or later (904)', norm: 'NF-e NT 2025.001 v1.03, YA03-30', homologation: '2025-10-20', production: '2025-11-03', kinds: ['rule'], binding: 'refusal', source: 'text of the NT', certainty: 'certain', state: 'built' },
  'past-mdfe-2021.002': { documents: 'MDF-e', about: 'owner, kind of carrier, contracting party and payment (458, 724, 729, 731, 736 to 738, 740, 742 to 745)', norm: 'MDF-e NT 2021.002', production: '2021-09-01', kinds: ['rule'], binding: 'refusal', source: 'one library for the conditions; the day is a guess', certainty: '[?]', state: 'built' },
  'past-mdfe-old-keys': { documents: 'MDF-e', about: 'documents of more than six months ago (518 to 520)', norm: 'MDF-e NT 2024.001 v1.02', production: '2024-06-03', kinds: ['rule'], binding: 'refusal', source: 'text of the NT; the day is a guess', certainty: '[?]', state: 'built' },
  'past-coupon-card': { documents: 'NFC-e', about: 'data of each payment by card or PIX, in every UF (391)', norm: 'NF-e NT 2025.001', production: '2025-09-01', kinds: ['rule'], binding: 'refusal', source: 'three readings of the NT, section 02.7', certainty: 'two', state: 'built' },
} as const satisfies Readonly<Record<string, Change>>;
