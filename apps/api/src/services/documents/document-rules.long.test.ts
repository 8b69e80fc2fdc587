import { describe } from 'vitest';
import { itAnswers } from '../../../test/support/breaking.ts';
import { CTE_DOCUMENT_ANSWERED } from '../../../test/support/cte-document-rules.ts';
import { exampleOf as dceOf } from '../../../test/support/dce-bodies.ts';
import { DCE_DOCUMENT_ANSWERED } from '../../../test/support/dce-document-rules.ts';
import { withOrigins } from '../../../test/support/listed-rules.ts';
import { complete, contractOnly } from '../../../test/support/mdfe-bodies.ts';
import { MDFE_DOCUMENT_ANSWERED } from '../../../test/support/mdfe-document-rules.ts';
import { NFCOM_DOCUMENT_ANSWERED } from '../../../test/support/nfcom-document-rules.ts';
import { nfseOf } from '../../../test/support/nfse-bodies.ts';
import { NFSE_DOCUMENT_ANSWERED } from '../../../test/support/nfse-document-rules.ts';
import { exampleOf } from '../../../test/support/portal-examples.ts';

describe('rules over a CT-e', () => {
  itAnswers(withOrigins('cte', CTE_DOCUMENT_ANSWERED), {
    good: (company) => exampleOf('cte', 'rodoviario-completo', company),
    number: { serie: '7', numero: '1', codigo_unico: '50918273' },
    rival: { codigo_unico: '50918274' },
    noted: (observacao) => ({ observacao }),
  });
});

describe('rules over an MDF-e', () => {
  itAnswers(withOrigins('mdfe', MDFE_DOCUMENT_ANSWERED), {
    good: (company, strict) => (strict ? complete(company) : contractOnly(company)),
    number: { serie: '7', numero: '1', codigo_unico: '50918273' },
    rival: { codigo_unico: '50918274' },
    noted: (informacao_complementar) => ({ informacao_complementar }),
  });
});

describe('rules over an NFCom', () => {
  itAnswers(withOrigins('nfcom', NFCOM_DOCUMENT_ANSWERED), {
    good: (company) => exampleOf('nfcom', 'completo', company),
    number: { serie: '7', numero: '1', codigo_unico: '5091827' },
    rival: { codigo_unico: '5091828' },
    noted: (informacoes_complementares_contribuinte) => ({ informacoes_complementares_contribuinte }),
  });
});

describe('rules over a DC-e', () => {
  itAnswers(withOrigins('dce', DCE_DOCUMENT_ANSWERED), {
    good: (company) => dceOf('marketplace', company),
    number: { serie: '7', numero: '1', codigo_unico: '481920' },
    rival: { codigo_unico: '481921' },
    noted: (informacoes_adicionais) => ({ informacoes_adicionais }),
  });
});

describe('rules over a DPS', () => {
  itAnswers(withOrigins('nfse', NFSE_DOCUMENT_ANSWERED), {
    good: (company) => nfseOf(company),
    number: { serie_dps: '7', numero_dps: '1' },
    rival: {},
    noted: (text) => ({ descricao_servico: `Consultoria ${text}` }),
  });
});
