import { withValue } from '../editor/json-edit.ts';
import { nodeAt, type Steps, stepsOf } from '../editor/json-path.ts';
import { type JsonNode, type JsonObject, textNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';

/** Fields always asked for; others are added when validation finds them missing. */
export const OPERATION = [
  'natureza_operacao',
  'data_emissao',
  'local_destino',
  'consumidor_final',
  'presenca_comprador',
  'modalidade_frete',
] as const;
export const PARTY = [
  'cnpj_destinatario',
  'cpf_destinatario',
  'nome_destinatario',
  'indicador_inscricao_estadual_destinatario',
  'inscricao_estadual_destinatario',
  'email_destinatario',
  'telefone_destinatario',
  'cep_destinatario',
  'logradouro_destinatario',
  'numero_destinatario',
  'complemento_destinatario',
  'bairro_destinatario',
  'municipio_destinatario',
  'uf_destinatario',
] as const;
export const ITEM = [
  'codigo_produto',
  'descricao',
  'codigo_ncm',
  'cfop',
  'unidade_comercial',
  'quantidade_comercial',
  'valor_unitario_comercial',
  'icms_origem',
  'icms_situacao_tributaria',
] as const;
export const PAYMENT = ['forma_pagamento', 'valor_pagamento'] as const;
/** Looked up with a field that is shown; nothing to read by itself. */
export const TOWN = 'codigo_municipio_destinatario';

const LISTS = ['itens', 'formas_pagamento'];

/** Whether a type is a sale: it has goods, another party and a payment. */
export const isSale = (fields: readonly EmissionField[]): boolean =>
  [...LISTS, 'nome_destinatario'].every((name) => fields.some((field) => field.name === name));

const isScalar = ({ as }: EmissionField) => as !== 'object' && as !== 'objects';

interface Asked {
  /** Path. */
  readonly field: string;
}

/** Fields that problems name, and the one to go to: a rejection names fields that are written as they should be. */
export const askedBy = (
  problems: readonly Asked[],
  goal: { readonly path: string } | null,
): readonly Asked[] => (goal === null ? problems : [...problems, { field: goal.path }]);

/** Fields that are asked for, among those of an object, which are not shown anyway. @param holder to the object */
export function alsoAsked(
  fields: readonly EmissionField[],
  shown: readonly string[],
  { holder, askedFor }: { readonly holder: Steps; readonly askedFor: readonly Asked[] },
): readonly EmissionField[] {
  const asked = new Set(
    askedFor.flatMap(({ field }) => {
      const steps = stepsOf(field);
      const name = steps.at(-1);
      const inside = steps.length === holder.length + 1 && holder.every((step, at) => steps[at] === step);
      return inside && typeof name === 'string' ? [name] : [];
    }),
  );
  return fields.filter((field) => isScalar(field) && asked.has(field.name) && !shown.includes(field.name));
}

/** Whether the simple form has the field of a path, by its own or because it is asked for. */
export function hasPlace(fields: readonly EmissionField[], path: string): boolean {
  const [first, second, third, ...deeper] = stepsOf(path);
  const own = fields.find(({ name }) => name === first);
  if (own === undefined || deeper.length > 0) return false;
  if (isScalar(own)) return second === undefined;
  if (!LISTS.includes(own.name)) return false;
  const inner = own.fields.find(({ name }) => name === third);
  return third === undefined || (inner !== undefined && isScalar(inner));
}

const isText = (node: JsonNode): node is Extract<JsonNode, { text: string }> =>
  node.kind === 'text' || node.kind === 'number';

/** Amounts of one sale, which no register keeps; a price and rates it does. */
const OF_ONE_SALE = /(?:^|_)(?:valor|base_calculo|quantidade|numero_item|total)(?:_|$)/;
const isKept = (name: string) => name === 'valor_unitario_comercial' || !OF_ONE_SALE.test(name);

const filledTexts = (object: JsonObject, keeps: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    object.entries.flatMap(({ name, value }) =>
      keeps(name) && isText(value) && value.text.trim() !== '' ? [[name, value.text]] : [],
    ),
  );

const OF_PARTY = /_destinatario$/;

/** The other party as it is written, by its fields. */
export const partyOf = (tree: JsonObject): Record<string, string> =>
  filledTexts(tree, (name) => OF_PARTY.test(name));

/** The product of an item, without what is of this sale alone. */
export function productOf(tree: JsonObject, item: Steps): Record<string, string> {
  const node = nodeAt(tree, item);
  return node?.kind === 'object' ? filledTexts(node, isKept) : {};
}

const withFields = (tree: JsonObject, holder: Steps, fields: Readonly<Record<string, string>>): JsonObject =>
  Object.entries(fields).reduce(
    (next, [name, value]) => withValue(next, [...holder, name], textNode(value)),
    tree,
  );

/** In the place of the other party that was written. */
export function withParty(tree: JsonObject, fields: Readonly<Record<string, string>>): JsonObject {
  const bare = Object.keys(partyOf(tree)).reduce((next, name) => withValue(next, [name], undefined), tree);
  return withFields(bare, [], fields);
}

/** Overwrites fields with those of a register and leaves the others. */
export const withKnown = (tree: JsonObject, fields: Readonly<Record<string, string>>): JsonObject =>
  withFields(withValue(tree, [TOWN], undefined), [], fields);

/** Replaces an item's product and keeps the amounts of this sale. */
export function withProduct(
  tree: JsonObject,
  item: Steps,
  fields: Readonly<Record<string, string>>,
): JsonObject {
  const bare = Object.keys(productOf(tree, item)).reduce(
    (next, name) => withValue(next, [...item, name], undefined),
    tree,
  );
  return withFields(bare, item, fields);
}

/** Code of the town that a field names, beside it; null for a field of anything else. */
function townCodeOf(steps: Steps): Steps | null {
  const [list] = steps;
  const holder = steps.slice(0, -1);
  const name = String(steps.at(-1));
  if (name === 'nome' && holder.length === 2 && String(list).startsWith('municipios_'))
    return [...holder, 'codigo'];
  const of = /^(?:municipio|uf)_(.+)$/.exec(name)?.[1];
  return of === undefined ? null : [...holder, `codigo_municipio_${of}`];
}

/** A change by hand: a town that is written is no longer the one that was looked up. */
export function changeField(tree: JsonObject, steps: Steps, value: JsonNode | undefined): JsonObject {
  const next = withValue(tree, steps, value);
  const code = townCodeOf(steps);
  return code === null ? next : withValue(next, code, undefined);
}

/** First digits of the CFOP of an operation, by its direction and reach; none while they are not written. */
export function cfopBegins(tree: JsonObject): readonly string[] | undefined {
  const text = (name: string) => {
    const node = nodeAt(tree, [name]);
    return node !== undefined && isText(node) ? node.text : '';
  };
  const reach = Number(text('local_destino'));
  if (![1, 2, 3].includes(reach)) return undefined;
  if (text('tipo_documento') === '0') return [String(reach)];
  return text('tipo_documento') === '1' ? [String(reach + 4)] : [String(reach), String(reach + 4)];
}
