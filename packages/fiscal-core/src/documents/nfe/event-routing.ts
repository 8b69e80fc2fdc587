import type { EventRoute } from '../../vocabulary/service.ts';

/** UFs that take the EPEC of an NFC-e, by a service of their own. Source: portal of the SEFAZ-SP, EPEC of NFC-e; nfephp-org/sped-nfe (2024-06). */
export const NFCE_EPEC_UFS: ReadonlySet<string> = new Set(['SP']);

/** UFs whose NF-e may no longer be issued by EPEC, since `nfe-epec-1.41`. Source: NT 2014.001 v1.40, read in one place [?]. */
export const NFE_NO_EPEC_UFS: ReadonlySet<string> = new Set(['PB', 'PR']);

/** UFs whose NFC-e the SVRS authorizes. Source: nfephp-org/sped-nfe, autorizadores (2026-06). */
export const NFCE_SVRS_UFS = 'RO AC RR PA AP TO MA PI CE RN PB PE AL SE BA ES RJ SC DF';

/** Receiver of each event of NF-e and NFC-e, which share their events. */
export const NOTE_EVENT_ROUTING: Readonly<Record<'nfe' | 'nfce', readonly EventRoute[]>> = {
  nfe: [
    { events: ['110110', '110111', '111500', '111501', '111502', '111503'], authorizer: 'UF', cOrgao: 'cUF' },
    {
      events: ['110140', '110130', '110131', '110150', '210200', '210210', '210220', '210240'],
      authorizer: 'AN',
      cOrgao: '91',
    },
    // sped-nfe 2026 and the contract route these to the SVRS, older libraries to the national environment.
    { events: ['110192', '110193'], authorizer: 'SVRS', cOrgao: '92' },
    { events: ['110750', '110751'], authorizer: 'SVRS', cOrgao: '92' },
    // Events of the reform: SVRS and 92 in sped-nfe 2026; a page of NT 2025.002 names the UF for 110001 [?].
    {
      events: [
        '110001',
        '110300',
        '112110',
        '112120',
        '112130',
        '112140',
        '112150',
        '211110',
        '211124',
        '211128',
        '211130',
        '211140',
        '211150',
        '212110',
        '212120',
      ],
      authorizer: 'SVRS',
      cOrgao: '92',
    },
  ],
  nfce: [
    // A CC-e of an NFC-e goes where its cancellation goes, and is refused there (784).
    { events: ['110110', '110111', '110112'], authorizer: 'UF', cOrgao: 'cUF' },
    { events: ['110150'], authorizer: 'AN', cOrgao: '91' },
    // 92 where the SVRS authorizes, the UF's own code elsewhere. Source: NT 2024.002 v1.00.
    {
      events: ['110750', '110751'],
      authorizer: 'UF',
      cOrgao: 'cUF',
      cOrgaoByUf: Object.fromEntries(NFCE_SVRS_UFS.split(' ').map((uf) => [uf, '92'])),
    },
    { events: ['110001', '110300'], authorizer: 'SVRS', cOrgao: '92' },
  ],
};
