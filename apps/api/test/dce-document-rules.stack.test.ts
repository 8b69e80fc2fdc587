import { describe } from 'vitest';
import { itAnswers } from './support/breaking.ts';
import { exampleOf } from './support/dce-bodies.ts';
import { DCE_DOCUMENT_ANSWERED } from './support/dce-document-rules.ts';

describe('rules over a DC-e', () => {
  itAnswers(DCE_DOCUMENT_ANSWERED, {
    good: (company) => exampleOf('marketplace', company),
    number: { serie: '7', numero: '1', codigo_unico: '481920' },
    rival: { codigo_unico: '481921' },
    noted: (informacoes_adicionais) => ({ informacoes_adicionais }),
  });
});
