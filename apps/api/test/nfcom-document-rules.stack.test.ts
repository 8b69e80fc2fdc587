import { describe } from 'vitest';
import { itAnswers } from './support/breaking.ts';
import { NFCOM_DOCUMENT_ANSWERED } from './support/nfcom-document-rules.ts';
import { exampleOf } from './support/portal-examples.ts';

describe('rules over an NFCom', () => {
  itAnswers(NFCOM_DOCUMENT_ANSWERED, {
    good: (company) => exampleOf('nfcom', 'completo', company),
    number: { serie: '7', numero: '1', codigo_unico: '5091827' },
    rival: { codigo_unico: '5091828' },
    noted: (informacoes_complementares_contribuinte) => ({ informacoes_complementares_contribuinte }),
  });
});
