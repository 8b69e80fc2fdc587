import { NFE } from '@fiscal/core/vocabulary/message-names';
import type { NumberKey } from '../../state/documents.ts';
import type { WorldStore } from '../../state/worlds.ts';
import {
  type DecideContext,
  type DecideDeps,
  type Decision,
  type DocumentAuthority,
  decide,
} from '../decide.ts';
import type { NfeDocument } from './document.ts';
import { isLate } from './identification.ts';
import type { NfeRuleContext } from './rules/nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './rules/table.ts';

const numberOf = (d: NfeDocument): NumberKey => ({
  cUF: d.cUF,
  emitente: d.emitente,
  modelo: d.modelo,
  serie: Number(d.serie),
  numero: Number(d.nNF),
});

const authorityOf = (worlds: WorldStore): DocumentAuthority<NfeDocument, NfeRuleContext> => ({
  names: NFE,
  signed: 'infNFe',
  before: BEFORE_DUPLICITY,
  after: AFTER_DUPLICITY,
  codeAt: 35,
  protocolDigits: 15,
  numberOf,
  isLate,
  contextOf: async ({ modelo, emitente }, base) => ({
    ...base,
    securityCodes: modelo === '65' ? await worlds.securityCodes(base.world, emitente) : new Map(),
  }),
});

/** Decides one schema-valid NF-e or NFC-e and puts on record what is for ever. */
export const decideNfe = (
  deps: DecideDeps,
  document: NfeDocument,
  context: DecideContext,
): Promise<Decision> => decide(authorityOf(deps.worlds), deps, document, context);
