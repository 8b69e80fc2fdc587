import { keepInside } from './keep-inside.ts';

/** Before the server takes its first request. */
export const register = keepInside;
