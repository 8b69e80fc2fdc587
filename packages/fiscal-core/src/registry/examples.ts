import cte from '../documents/cte/fixtures/rodoviario-completo.input.json' with { type: 'json' };
import dce from '../documents/dce/fixtures/marketplace.input.json' with { type: 'json' };
import mdfe from '../documents/mdfe/fixtures/completo.input.json' with { type: 'json' };
import nfce from '../documents/nfce/fixtures/venda-simples.input.json' with { type: 'json' };
import nfcom from '../documents/nfcom/fixtures/completo.input.json' with { type: 'json' };
import nfe from '../documents/nfe/fixtures/interestadual-icms00-ipi.input.json' with { type: 'json' };
import nfse from '../documents/nfse/fixtures/completo.input.json' with { type: 'json' };

/** A body of each type with most of its fields: golden, so that its result is known byte for byte. */
export const COMPLETE_BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  cte,
  dce,
  mdfe,
  nfce,
  nfcom,
  nfe,
  nfse,
};
