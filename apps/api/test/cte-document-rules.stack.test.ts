import { describe } from 'vitest';
import { itAnswers } from './support/breaking.ts';
import { CTE_DOCUMENT_ANSWERED } from './support/cte-document-rules.ts';
import { exampleOf } from './support/portal-examples.ts';

describe('rules over a CT-e', () => {
  itAnswers(CTE_DOCUMENT_ANSWERED, {
    good: (company) => exampleOf('cte', 'rodoviario-completo', company),
    number: { serie: '7', numero: '1', codigo_unico: '50918273' },
    rival: { codigo_unico: '50918274' },
    noted: (observacao) => ({ observacao }),
  });
});
