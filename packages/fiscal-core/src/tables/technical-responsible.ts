/** UFs whose authorities demand the technical responsible (infRespTec) of NF-e and NFC-e: rejection 972. Source: NT 2018.005, ZD01-10. */
export const DEMANDS_RESPONSIBLE: ReadonlySet<string> = new Set(['AM', 'MS', 'PE', 'PR', 'SC', 'TO']);

/** UFs that demand the CSRT of the technical responsible too: rejection 975. Source: NT 2018.005 v1.52, in production since 2026-02-23. */
export const DEMANDS_CSRT: ReadonlySet<string> = new Set(['PR']);
