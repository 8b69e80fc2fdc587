import { nfe } from '../../packages/fiscal-core/src/documents/nfe/nfe.ts';

/** Sizes of the documents measured, in items. */
export const SIZES = [1, 10, 100, 990];

const NOW_MS = Date.parse('2026-11-21T10:00:00-03:00');

/**
 * A company without a past: nothing but the body decides.
 * @type {import('../../packages/fiscal-core/src/engine/document/definition.ts').EmissionContext}
 */
export const CONTEXT = {
  ambiente: 1,
  nowMs: NOW_MS,
  issuer: { cnpj: '12345678000195', name: 'EMPRESA TESTE & FILHOS LTDA', ie: '110042490114', uf: 'SP' },
  completeInSandbox: false,
  verProc: 'bench 1.0',
};

export const IDENTITY = {
  serie: 1,
  numero: 1,
  codigoNumerico: '48271935',
  dhEmi: '2026-11-21T10:00:00-03:00',
};

const SELLER = {
  cnpj_emitente: '12345678000195',
  nome_emitente: 'EMPRESA TESTE & FILHOS LTDA',
  inscricao_estadual_emitente: '110042490114',
  regime_tributario_emitente: '3',
  logradouro_emitente: 'Rua das Laranjeiras',
  numero_emitente: '100',
  bairro_emitente: 'Centro',
  codigo_municipio_emitente: '3550308',
  municipio_emitente: 'São Paulo',
  uf_emitente: 'SP',
  cep_emitente: '01001000',
};

const BUYER = {
  cnpj_destinatario: '11222333000181',
  nome_destinatario: 'CLIENTE DE TESTE',
  indicador_inscricao_estadual_destinatario: '1',
  inscricao_estadual_destinatario: '110042490114',
  logradouro_destinatario: 'Rua das Laranjeiras',
  numero_destinatario: '100',
  bairro_destinatario: 'Centro',
  codigo_municipio_destinatario: '3550308',
  municipio_destinatario: 'São Paulo',
  uf_destinatario: 'SP',
  cep_destinatario: '01001000',
};

/**
 * A caller's input for one item: quantities, prices, bases and rates; values are left to compute.
 * @type {(index: number) => Record<string, string>}
 */
function item(index) {
  const quantity = 1 + (index % 7);
  const price = 10 + (index % 50) / 4;
  const base = (quantity * price).toFixed(2);
  return {
    codigo_produto: `SKU${String(index).padStart(6, '0')}`,
    descricao: `Parafuso sextavado M${4 + (index % 20)} & porca, aço inox - lote ${index}`,
    codigo_ncm: '73181500',
    cfop: '5102',
    unidade_comercial: 'UN',
    quantidade_comercial: String(quantity),
    valor_unitario_comercial: price.toFixed(2),
    icms_origem: '0',
    icms_situacao_tributaria: '00',
    icms_base_calculo: base,
    icms_aliquota: '18.00',
    ipi_situacao_tributaria: '50',
    ipi_base_calculo: base,
    ipi_aliquota: '5.00',
    pis_situacao_tributaria: '01',
    pis_base_calculo: base,
    pis_aliquota_porcentual: '1.65',
    cofins_situacao_tributaria: '01',
    cofins_base_calculo: base,
    cofins_aliquota_porcentual: '7.60',
    pedido_compra: 'PED2026-0001',
    numero_item_pedido_compra: String(index),
    informacoes_adicionais_item:
      'Produto conforme pedido do cliente; garantia de 12 meses contra defeito de fabricação <ver manual>; lote e validade na embalagem; nao reutilizar parafusos ja torqueados em campo',
  };
}

/**
 * The body of a note as a server has it: parsed from JSON text.
 * @type {(items: number) => any}
 */
export function bodyOf(items) {
  return JSON.parse(
    JSON.stringify({
      mod: '55',
      natureza_operacao: 'VENDA DE MERCADORIA',
      data_emissao: IDENTITY.dhEmi,
      tipo_documento: '1',
      local_destino: '1',
      finalidade_emissao: '1',
      consumidor_final: '0',
      presenca_comprador: '1',
      modalidade_frete: '9',
      veiculo_placa: '',
      agropecuario_tipo_guia: '',
      ...SELLER,
      ...BUYER,
      itens: Array.from({ length: items }, (_, index) => item(index + 1)),
      informacoes_adicionais_contribuinte: 'Documento emitido para medicao de desempenho.',
    }),
  );
}

/**
 * Throws with what was refused: a document that is not signed measures nothing.
 * @type {(problems: readonly unknown[]) => void}
 */
function refuse(problems) {
  if (problems.length > 0) throw refusal(problems);
}

const refusal = (/** @type {readonly unknown[]} */ problems) =>
  new Error(`the bench's document is refused: ${JSON.stringify(problems.slice(0, 3))}`);

/**
 * Body to a tree that the layout accepts.
 * @type {(body: any) => import('../../packages/fiscal-core/src/engine/document/definition.ts').Prepared['tree']}
 */
export function treeOf(body) {
  const taken = nfe.take(body, CONTEXT);
  if ('refused' in taken) throw refusal(taken.refused);
  const { tree, problems } = taken;
  refuse(problems);
  nfe.finalize(tree, IDENTITY);
  refuse(nfe.validate(tree));
  return tree;
}
