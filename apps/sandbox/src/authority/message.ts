import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Brackets } from '../rules/rule.ts';

export interface MessageFault {
  readonly cStat: string;
  readonly brackets?: Brackets;
}

/** Errors of a message against the official schema of its root; empty = valid. */
export type SchemaCheck = (root: string, xml: string) => readonly string[];

export interface MessageRequest {
  readonly payload: XmlElement;
  readonly content: string;
  readonly cut: (element: XmlElement) => string;
}

/** A prefix on an element, or one declared. */
export const hasPrefixes = (content: string): boolean => /<\/?[A-Za-z_][\w.-]*:|<[^>]*\sxmlns:/.test(content);

/** Characters of edition around the message or between its tags. */
export const hasEdition = (content: string): boolean => /^\s|\s$|>\s+</.test(content);

/** Adds the message's namespace to an element that inherited it. */
export const standaloneIn = (element: string, namespace: string): string =>
  /^<\w+[^>]*\sxmlns=/.test(element)
    ? element
    : element.replace(/^<\w+/, (start) => `${start} xmlns="${namespace}"`);

/** The first fault, fit for the brackets of a message. */
export const detailOf = (errors: readonly string[], namespace: string): Brackets => ({
  Erro: (errors[0] ?? '').replaceAll(`{${namespace}}`, '').replace(/[[\]]/g, '').trim(),
});
