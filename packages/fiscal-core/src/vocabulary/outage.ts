/** Of an emulated authority: that of the UF, or the SVC that stands in for it. */
export const OUTAGE_AUTHORIZERS = ['normal', 'svc'] as const;

/** What a normal authorizer may do other than answer. */
export const NORMAL_OUTAGES = [
  '108',
  '109',
  'timeout=antes',
  'timeout=depois',
  'lento',
  'recusa',
  'oscilante',
] as const;
/** 113: goes off at an hour that it tells; 114: is off. */
export const SVC_OUTAGES = ['113', '114'] as const;

export type OutageState = (typeof NORMAL_OUTAGES)[number] | (typeof SVC_OUTAGES)[number];
