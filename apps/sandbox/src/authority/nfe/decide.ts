import { NFE } from '@fiscal/core/vocabulary/message-names';
import {
  type DecideContext,
  type DecideDeps,
  type Decision,
  type DocumentAuthority,
  decide,
} from '../decide.ts';
import { IDENTITY, type NfeDocument } from './document.ts';
import { isLate } from './identification.ts';
import type { NfeRuleContext } from './rules/nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './rules/table.ts';

const AUTHORITY: DocumentAuthority<NfeDocument, NfeRuleContext> = {
  names: NFE,
  signed: IDENTITY.signed,
  before: BEFORE_DUPLICITY,
  after: AFTER_DUPLICITY,
  codeAt: 35,
  protocolDigits: 15,
  isLate,
  contextOf: async ({ modelo, emitente }, base, { worlds }) => ({
    ...base,
    securityCodes: modelo === '65' ? await worlds.securityCodes(base.world, emitente) : new Map(),
  }),
};

/** Decides one schema-valid NF-e or NFC-e and puts on record what is for ever. */
export const decideNfe = (
  deps: DecideDeps,
  document: NfeDocument,
  context: DecideContext,
): Promise<Decision> => decide(AUTHORITY, deps, document, context);
