import { describe } from 'vitest';
import { itAnswers } from './support/breaking.ts';
import { complete, contractOnly } from './support/mdfe-bodies.ts';
import { MDFE_DOCUMENT_ANSWERED } from './support/mdfe-document-rules.ts';

describe('rules over an MDF-e', () => {
  itAnswers(MDFE_DOCUMENT_ANSWERED, {
    good: (company, strict) => (strict ? complete(company) : contractOnly(company)),
    number: { serie: '7', numero: '1', codigo_unico: '50918273' },
    rival: { codigo_unico: '50918274' },
    noted: (informacao_complementar) => ({ informacao_complementar }),
  });
});
