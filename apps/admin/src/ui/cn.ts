import { type ClassValue, clsx } from 'clsx';

/** Joins class names. None overrides another: variants are props, and only one variant's classes are passed. */
export const cn = (...classes: readonly ClassValue[]): string => clsx(classes);
