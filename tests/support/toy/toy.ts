import { compileLayout } from '../../../packages/fiscal-core/src/engine/body/compile.ts';
import { required } from '../../../packages/fiscal-core/src/engine/body/contract.ts';
import { type Draft, fill } from '../../../packages/fiscal-core/src/engine/body/draft.ts';
import { createEmission } from '../../../packages/fiscal-core/src/engine/body/emission.ts';
import { fillFromProfile } from '../../../packages/fiscal-core/src/engine/body/issuer.ts';
import type { DocumentDefinition } from '../../../packages/fiscal-core/src/engine/document/definition.ts';
import { groupOf } from '../../../packages/fiscal-core/src/engine/document/tree.ts';
import { ufBySigla } from '../../../packages/fiscal-core/src/tables/uf.ts';
import { toyLayout } from './layout.ts';

const compiled = compileLayout(toyLayout);
const emission = createEmission<Draft>({
  type: 'toy',
  compiled,
  contract: {
    mod: '90',
    modRequired: true,
    nome: 'Guia de brinquedo',
    fields: [required('brinquedo', 'xBrinquedo', 'texto', 'O brinquedo')],
    lists: [],
    choices: [],
  },
  identity: { signed: 'infToy', prefix: 'Toy', numero: 'nToy', codigo: 'cToy', cDV: 'cDV', codigoDigits: 8 },
  size: { kib: 500, field: 'brinquedo', tag: 'xBrinquedo', fix: 'Encurte o texto.', source: 'none' },
  rules: [],
  draft: (base) => base,
  complete(draft) {
    fillFromProfile(draft, compiled.coerce);
    fill(draft.input, 'cnpj_emitente', draft.context.issuer.cnpj);
    fill(draft.input, 'forma_emissao', '1');
  },
  putEngineFields(tree, { context }) {
    const infToy = groupOf(tree, 'infToy');
    infToy['@versao'] = '1.00';
    Object.assign(groupOf(infToy, 'ide'), {
      cUF: ufBySigla(context.issuer.uf)?.cUF,
      mod: '90',
      tpAmb: String(context.ambiente),
    });
  },
  totals: () => ({}),
  summary: { destinatario: [], documento: [], valorTotal: 'valor_total' },
});

export const toy: DocumentDefinition = {
  ...emission,
  route: 'toy',
  modelo: '90',
  creditsMilli: 1000,
  hasQrCode: false,
};
