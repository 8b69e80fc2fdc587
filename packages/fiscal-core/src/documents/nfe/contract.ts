import { parseCnpj } from '../../identity/cnpj.ts';
import type { Problem } from '../definition.ts';

/**
 * How a contract field is judged before anything is queued.
 *
 * `texto`: text or number, not blank · `opcao`: one of `values` · `cnpj`: with or without mask, check digits hold ·
 * `chave`: the key has to be there, blank is fine · `lista`: at least one entry.
 */
type Check = 'texto' | 'opcao' | 'cnpj' | 'chave' | 'lista';

export interface ContractRow {
  readonly field: string;
  readonly tag: string;
  readonly check: Check;
  /** Allowed values and what they mean, pt-BR. */
  readonly values?: Readonly<Record<string, string>>;
  /** pt-BR, for OpenAPI and for the `fix` of a problem. */
  readonly description: string;
}

type Values = ContractRow['values'];
const row = (
  field: string,
  tag: string,
  check: Check,
  description: string,
  values?: Values,
): ContractRow => ({
  field,
  tag,
  check,
  description,
  ...(values === undefined ? {} : { values }),
});

/** Required fields of the body. Source: service contract, «NF-e / NFC-e emission payload». `mod` is judged apart. */
export const CONTRACT_FIELDS: readonly ContractRow[] = [
  row('natureza_operacao', 'natOp', 'texto', 'Natureza da operação, até 60 caracteres'),
  row(
    'data_emissao',
    'dhEmi',
    'texto',
    'Data e hora de emissão em ISO 8601, por exemplo 2026-11-21T10:00:00-03:00',
  ),
  row('tipo_documento', 'tpNF', 'opcao', 'Tipo da nota', { 0: 'entrada', 1: 'saída' }),
  row('local_destino', 'idDest', 'opcao', 'Destino da operação', {
    1: 'interna',
    2: 'interestadual',
    3: 'exterior',
  }),
  row('finalidade_emissao', 'finNFe', 'opcao', 'Finalidade da nota', {
    1: 'normal',
    2: 'complementar',
    3: 'ajuste',
    4: 'devolução',
    5: 'nota de crédito',
    6: 'nota de débito',
  }),
  row('consumidor_final', 'indFinal', 'opcao', 'Operação com consumidor final', { 0: 'não', 1: 'sim' }),
  row('presenca_comprador', 'indPres', 'opcao', 'Presença do comprador', {
    0: 'não se aplica',
    1: 'presencial',
    2: 'internet',
    3: 'teleatendimento',
    4: 'entrega em domicílio',
    5: 'presencial fora do estabelecimento',
    9: 'não presencial, outros',
  }),
  row('cnpj_emitente', 'CNPJ', 'cnpj', 'CNPJ do emitente, com ou sem máscara; aceita CNPJ alfanumérico'),
  row('inscricao_estadual_emitente', 'IE', 'texto', 'Inscrição estadual do emitente'),
  row('modalidade_frete', 'modFrete', 'opcao', 'Modalidade do frete; sem frete, envie 9', {
    0: 'por conta do remetente (CIF)',
    1: 'por conta do destinatário (FOB)',
    2: 'por conta de terceiros',
    3: 'transporte próprio do remetente',
    4: 'transporte próprio do destinatário',
    9: 'sem transporte',
  }),
  row('veiculo_placa', 'placa', 'chave', 'Placa do veículo; sem veículo, envie texto vazio'),
  row(
    'agropecuario_tipo_guia',
    'tpGuia',
    'chave',
    'Tipo da guia de trânsito agropecuário; sem guia, envie texto vazio',
  ),
  row('itens', 'det', 'lista', 'Itens da nota, de 1 a 990'),
];

/** Required fields of each item. Source: as above. */
export const CONTRACT_ITEM_FIELDS: readonly ContractRow[] = [
  row('codigo_produto', 'cProd', 'texto', 'Código do produto, até 60 caracteres'),
  row('descricao', 'xProd', 'texto', 'Descrição do produto, até 120 caracteres'),
  row('cfop', 'CFOP', 'texto', 'CFOP com 4 dígitos'),
  row('unidade_comercial', 'uCom', 'texto', 'Unidade comercial, por exemplo UN ou KG'),
  row('quantidade_comercial', 'qCom', 'texto', 'Quantidade comercial, até 4 decimais'),
  row('valor_unitario_comercial', 'vUnCom', 'texto', 'Valor unitário comercial, até 10 decimais'),
  row('icms_origem', 'orig', 'texto', 'Origem da mercadoria, de 0 a 8'),
  row('icms_situacao_tributaria', 'CST', 'texto', 'CST ou CSOSN do ICMS'),
];

/** Fields whose value has to be readable at once: a fault of coercion in one of them is a 400 (see `coerced.ts`). */
export const CONTRACT_NAMES: ReadonlySet<string> = new Set([
  'mod',
  ...CONTRACT_FIELDS.map(({ field }) => field),
  ...CONTRACT_ITEM_FIELDS.map(({ field }) => `itens[].${field}`),
]);

/** Problems told in one answer; a body can hold many thousands of empty items. */
const PROBLEMS_MAX = 1000;

type Body = Readonly<Record<string, unknown>>;
type Absent = 'ausente' | 'vazio';

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
const absence = (value: unknown): Absent | null =>
  value === undefined || value === null
    ? 'ausente'
    : typeof value === 'string' && value.trim() === ''
      ? 'vazio'
      : null;

export const allowedList = (values: NonNullable<Values>): string =>
  Object.entries(values)
    .map(([value, meaning]) => `${value} (${meaning})`)
    .join(', ');

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const problem = (
  at: { field: string; tag: string },
  code: string,
  message: string,
  fix: string,
): Problem => ({
  field: at.field,
  code,
  message,
  tag: at.tag,
  fix,
});

function fixOf(row: ContractRow): string {
  return row.values === undefined
    ? `${row.description}.`
    : `Envie um destes valores: ${allowedList(row.values)}.`;
}

/** Judges one field; null when it is fine. */
export function checkField(contractRow: ContractRow, value: unknown, field: string): Problem | null {
  const { check, tag } = contractRow;
  const at = { field, tag };
  const gone = absence(value);
  if (gone === 'ausente' || (gone === 'vazio' && check !== 'chave'))
    return problem(at, 'campo_obrigatorio', `O campo ${field} é obrigatório.`, fixOf(contractRow));
  if (check === 'lista') {
    if (!Array.isArray(value)) {
      if (isObject(value)) return null;
      return problem(
        at,
        'tipo_invalido',
        `O campo ${field} deve ser uma lista.`,
        'Envie uma lista de objetos.',
      );
    }
    return value.length > 0
      ? null
      : problem(
          at,
          'lista_vazia',
          `O campo ${field} não pode ser uma lista vazia.`,
          'Envie ao menos um item.',
        );
  }
  if (!isScalar(value))
    return problem(
      at,
      'tipo_invalido',
      `O campo ${field} deve ser texto ou número.`,
      'Envie um texto ou um número.',
    );
  const text = String(value).trim();
  if (contractRow.values !== undefined && !Object.hasOwn(contractRow.values, text))
    return problem(
      at,
      'valor_invalido',
      `O valor de ${field} não é aceito (recebido "${shown(text)}").`,
      fixOf(contractRow),
    );
  if (check === 'cnpj' && parseCnpj(typeof value === 'number' ? text.padStart(14, '0') : text) === null)
    return problem(
      at,
      'cnpj_invalido',
      `O CNPJ em ${field} não é válido.`,
      'Confira os 14 caracteres e os dígitos verificadores.',
    );
  return null;
}

/** `mod` has to be there and to be the route's. */
export function checkMod(value: unknown, mod: string): Problem | null {
  const at = { field: 'mod', tag: 'mod' };
  const fix = `Nesta rota, envie "mod": "${mod}".`;
  if (absence(value) !== null) return problem(at, 'campo_obrigatorio', 'O campo mod é obrigatório.', fix);
  if (!isScalar(value)) return problem(at, 'tipo_invalido', 'O campo mod deve ser texto ou número.', fix);
  return String(value).trim() === mod
    ? null
    : problem(at, 'mod_invalido', 'O campo mod não corresponde ao tipo de documento da rota.', fix);
}

/** The public manual of this field naming uses both `itens` and `items`. */
export const itemsField = (body: Body): 'itens' | 'items' =>
  absence(body['itens']) !== null && absence(body['items']) === null ? 'items' : 'itens';

const itemsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? [value] : [];

/** Every missing or wrong field that the contract names, in the order of the contract. */
export function checkContract(body: Body, mod: string): Problem[] {
  const problems: Problem[] = [];
  const found = (fault: Problem | null): void => {
    if (fault !== null) problems.push(fault);
  };
  const list = itemsField(body);
  found(checkMod(body['mod'], mod));
  for (const contractRow of CONTRACT_FIELDS) {
    const field = contractRow.field === 'itens' ? list : contractRow.field;
    found(checkField(contractRow, body[field], field));
  }
  const items = itemsOf(body[list]);
  for (let i = 0; i < items.length && problems.length < PROBLEMS_MAX; i++) {
    const item = items[i];
    const at = `${list}[${i}]`;
    if (!isObject(item)) {
      found(
        problem(
          { field: at, tag: 'det' },
          'tipo_invalido',
          `O campo ${at} deve ser um objeto.`,
          'Envie um objeto com os campos do item.',
        ),
      );
      continue;
    }
    for (const contractRow of CONTRACT_ITEM_FIELDS) {
      const fault = checkField(contractRow, item[contractRow.field], contractRow.field);
      if (fault !== null)
        found(checkField(contractRow, item[contractRow.field], `${at}.${contractRow.field}`));
    }
  }
  return problems;
}
