import { literal } from '../../../engine/events/define/rows.ts';
import type { Draft } from '../../../engine/events/define/spec.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { pattern } from '../../../engine/layout/facets.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import { leaf, list } from '../../../engine/layout/rows.ts';
import type { FlatInput, SimpleType } from '../../../engine/layout/types.ts';
import { correctables, isBlocked } from './correctable.ts';
import { CTE_EVENTS } from './family.ts';
import { CARTA_CORRECAO, CARTA_CORRECAO_COM_ACENTOS } from './x-cond-uso.ts';

const LIST = 'correcoes';
/** The four fields of one correction, at the top of the body or in each entry of the list. */
const GROUP = 'grupo_corrigido';
const FIELD = 'campo_corrigido';
const VALUE = 'valor_corrigido';
const ITEM = 'numero_item_grupo_corrigido';

const text = (max: number): SimpleType => ({
  name: 'string',
  kind: { as: 'text' },
  minLength: 1,
  maxLength: max,
  format: `de 1 a ${max} caracteres`,
});
/** Bodies send a name of the API, which may be longer than its tag. */
const named: SimpleType = {
  ...text(20),
  format: 'nome da API, ou tag do XML de até 20 caracteres',
  renamed: true,
};
const position = pattern('[1-9][0-9]|0?[1-9]', 'número de 1 a 99', { as: 'integer' });

/** The corrections asked for: the list, or the one that the body itself is. */
function corrections({ input, request }: Draft): readonly { entry: FlatInput; at: string }[] {
  const sent = listOf(input, LIST);
  if (sent.length > 0) return sent.map((entry, i) => ({ entry, at: `${LIST}[${i}].` }));
  const entry: FlatInput = {};
  for (const field of [GROUP, FIELD, VALUE, ITEM]) {
    const value = request[field];
    if (typeof value === 'string' && value !== '') entry[field] = value;
  }
  input[LIST] = [entry];
  return [{ entry, at: '' }];
}

const REQUIRED = [
  [FIELD, 'campoAlterado'],
  [VALUE, 'valorAlterado'],
] as const;
const missing = (field: string, tag: string) => ({
  field,
  code: 'campo_obrigatorio',
  message: `O campo ${field} é obrigatório.`,
  tag,
  fix: `Informe ${FIELD} e ${VALUE}, ou a lista ${LIST}.`,
});
const problem = (
  field: string,
  tag: string,
  { message, fix }: { readonly message: string; readonly fix: string },
) => ({
  field,
  code: 'valor_invalido',
  message,
  tag,
  fix,
});

/** Placeholder after a reported fault, so that the layout does not report it again. */
const TOLD = '?';

/** Turns the name of a field into group and tag of the XML; an unknown name is a problem of the body. */
function resolve(entry: FlatInput, at: string, { problems, request, told }: Draft): void {
  for (const [field, tag] of REQUIRED)
    if (entry[field] === undefined) problems.push(missing(at + field, tag));
  entry[VALUE] ??= TOLD;
  const name = textOf(entry, FIELD);
  if (name === undefined) {
    entry[FIELD] = TOLD;
    entry[GROUP] ??= TOLD;
    return;
  }
  const byTag = request['campo_api'] === '0';
  const group = textOf(entry, GROUP);
  const [found, other] = correctables(name, group, byTag);
  if (found === undefined || other !== undefined) entry[GROUP] ??= TOLD;
  if (found === undefined) {
    const where = group === undefined ? 'no CT-e' : `em ${group}`;
    const names = byTag ? 'uma tag do XML' : 'um campo da API';
    problems.push(
      problem(at + FIELD, 'campoAlterado', {
        message: `O campo ${name} não existe ${where}.`,
        fix: `Informe ${names}; campo_api diz qual dos dois é (1 API, 0 XML).`,
      }),
    );
    return;
  }
  if (other !== undefined) {
    problems.push(
      problem(at + GROUP, 'grupoAlterado', {
        message: `O campo ${name} existe em mais de um grupo do CT-e.`,
        fix: `Informe ${GROUP}, por exemplo ${found.group} ou ${other.group}.`,
      }),
    );
    return;
  }
  entry[FIELD] = found.tag;
  entry[GROUP] = found.group;
  if (isBlocked(found.group, found.tag))
    told.avisos.push(
      `${name} não pode ser corrigido por carta de correção: valor e tributos, partes, datas e chave ficam como estão (Convênio SINIEF 06/89, art. 58-B).`,
    );
}

/** Corrects field by field; each new letter replaces the one before. */
export const cartaCorrecao = definePortalEvent(CTE_EVENTS, {
  kind: 'carta-correcao',
  tpEvento: '110110',
  descEvento: 'Carta de Correcao',
  descricoes: ['Carta de Correção'],
  element: 'evCCeCTe',
  sequenceMax: 20,
  synchronous: false,
  source: 'MOC CT-e 4.00 Visão Geral §8.3; Convênio SINIEF 06/89, art. 58-B; evCCeCTe_v4.00.xsd',
  rows: [
    list('infCorrecao', '1-unbounded', LIST, 'Correções; uma só pode vir nos campos do próprio corpo', [
      leaf('grupoAlterado', '1-1', named, GROUP, 'Grupo do campo; deduzido do campo quando vazio'),
      leaf('campoAlterado', '1-1', named, FIELD, 'Campo corrigido: nome da API ou tag do XML'),
      leaf('valorAlterado', '1-1', text(500), VALUE, 'Novo valor'),
      leaf(
        'nroItemAlterado',
        '0-1',
        position,
        ITEM,
        'Posição do item quando o grupo se repete, a partir de 1',
      ),
    ]),
    leaf(
      'xCondUso',
      '1-1',
      literal(CARTA_CORRECAO_COM_ACENTOS, CARTA_CORRECAO),
      'engine',
      'Condições de uso',
    ),
  ],
  extras: [
    { path: FIELD, description: 'Campo corrigido: nome da API ou tag do XML' },
    { path: VALUE, description: 'Novo valor' },
    { path: GROUP, description: 'Grupo do campo; deduzido do campo quando vazio' },
    { path: ITEM, description: 'Posição do item quando o grupo se repete, a partir de 1' },
    { path: 'campo_api', description: 'Como ler campo_corrigido: 1 nomes da API (padrão), 0 tags do XML' },
    { path: 'correctionText', description: 'Texto livre da CC-e de NF-e; no CT-e a correção é por campo' },
  ],
  complete(draft) {
    const { written, request, problems } = draft;
    written['xCondUso'] = CARTA_CORRECAO;
    const sent = corrections(draft);
    if (request['correctionText'] !== undefined) {
      draft.input[LIST] = [{ [GROUP]: TOLD, [FIELD]: TOLD, [VALUE]: TOLD }];
      problems.push(
        problem('correctionText', 'infCorrecao', {
          message: 'A carta de correção do CT-e é por campo, não por texto.',
          fix: `Informe ${FIELD} e ${VALUE}, ou a lista ${LIST}.`,
        }),
      );
      return;
    }
    for (const { entry, at } of sent) resolve(entry, at, draft);
  },
});
