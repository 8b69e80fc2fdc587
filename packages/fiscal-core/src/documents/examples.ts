import cte from './cte/fixtures/rodoviario-completo.input.json' with { type: 'json' };
import dce from './dce/fixtures/marketplace.input.json' with { type: 'json' };
import mdfe from './mdfe/fixtures/completo.input.json' with { type: 'json' };
import nfce from './nfce/fixtures/venda-simples.input.json' with { type: 'json' };
import nfcom from './nfcom/fixtures/completo.input.json' with { type: 'json' };
import nfe from './nfe/fixtures/interestadual-icms00-ipi.input.json' with { type: 'json' };
import nfse from './nfse/fixtures/completo.input.json' with { type: 'json' };

/** A body of each type with most of what it can say: golden, so that what it becomes is known byte for byte. */
export const COMPLETE_BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  cte,
  dce,
  mdfe,
  nfce,
  nfcom,
  nfe,
  nfse,
};
