/** Emulated authority of an outage: that of the UF, or its SVC. */
export const OUTAGE_AUTHORIZERS = ['normal', 'svc'] as const;

/** Outages of a normal authorizer. */
export const NORMAL_OUTAGES = [
  '108',
  '109',
  'timeout=antes',
  'timeout=depois',
  'lento',
  'recusa',
  'oscilante',
] as const;
/** 113: goes off at an announced hour; 114: is off. */
export const SVC_OUTAGES = ['113', '114'] as const;

export type OutageState = (typeof NORMAL_OUTAGES)[number] | (typeof SVC_OUTAGES)[number];
