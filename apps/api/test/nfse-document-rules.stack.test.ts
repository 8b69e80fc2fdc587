import { describe } from 'vitest';
import { itAnswers } from './support/breaking.ts';
import { nfseOf } from './support/nfse-bodies.ts';
import { NFSE_DOCUMENT_ANSWERED } from './support/nfse-document-rules.ts';

describe('rules over a DPS', () => {
  itAnswers(NFSE_DOCUMENT_ANSWERED, {
    good: (company) => nfseOf(company),
    number: { serie_dps: '7', numero_dps: '1' },
    rival: {},
    noted: (text) => ({ descricao_servico: `Consultoria ${text}` }),
  });
});
