import { type ClassValue, clsx } from 'clsx';

/** Class names. None outdoes another: what two looks differ in is told by a prop, and only one of them is given. */
export const cn = (...classes: readonly ClassValue[]): string => clsx(classes);
