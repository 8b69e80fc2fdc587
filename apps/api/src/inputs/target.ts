import { TARGETS, TEST_TARGETS } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';

/** Receiver of a document. */
export const targetSchema = z.enum(TARGETS).meta({
  description:
    'Para onde vai: producao, a SEFAZ; homologacao, o ambiente de homologação da SEFAZ; sandbox, a SEFAZ emulada desta plataforma. A numeração de cada destino é outra.',
});

/** Receiver of documents that a company's test tokens emit. */
export const testTargetSchema = z
  .enum(TEST_TARGETS, { error: `testTarget deve ser um destes: ${TEST_TARGETS.join(', ')}.` })
  .meta({
    description:
      'Para onde vão os documentos dos tokens de teste da empresa: sandbox, a SEFAZ emulada, ou homologacao, o ambiente de homologação da própria SEFAZ. homologacao exige o A1 da empresa e a transmissão ligada na instalação, e nada é completado, como em produção. Os documentos já aceitos continuam onde estão.',
  });
