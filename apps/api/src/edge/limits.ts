import type { Rates } from '@fiscal/db/base/types';

/** Longest that a caller may ask to wait for a verdict. */
export const WAIT_SECONDS_MAX = 30;

/** Rates as callers read them. */
export const perMinute = ({ writes, reads }: Rates) => ({ writesPerMinute: writes, readsPerMinute: reads });
