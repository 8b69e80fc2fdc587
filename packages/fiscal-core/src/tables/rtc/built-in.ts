import { CLASSIFICATIONS } from './classifications.ts';
import { CREDITS } from './credits.ts';
import { indexTables, type RtcData } from './rtc.ts';
import { SITUATIONS } from './situations.ts';

/** Tables of this version of the software: used until an operator has loaded a newer one. */
export const BUILT_IN_DATA: RtcData = {
  version: 'IT 2025.002 v1.70',
  situations: SITUATIONS,
  classifications: CLASSIFICATIONS,
  credits: CREDITS,
};
export const BUILT_IN = indexTables(BUILT_IN_DATA);
