import { COMMON_REJECTIONS } from './tables/common.ts';
import { EVENT_REJECTIONS } from './tables/events.ts';

/** Rows that several types share. */
export const SHARED_REJECTIONS = [...COMMON_REJECTIONS, ...EVENT_REJECTIONS];
