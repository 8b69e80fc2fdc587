import { COMMON_REJECTIONS } from './common.ts';
import { EVENT_REJECTIONS } from './events.ts';

/** Rows that several types share. */
export const SHARED_REJECTIONS = [...COMMON_REJECTIONS, ...EVENT_REJECTIONS];
