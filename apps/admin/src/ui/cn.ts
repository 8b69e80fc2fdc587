import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Class names, the later winning. */
export const cn = (...classes: readonly ClassValue[]): string => twMerge(clsx(classes));
