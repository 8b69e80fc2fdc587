import { fill } from './path.ts';
import {
  discriminatorOf,
  nullable,
  type PlanChoice,
  type PlanGroup,
  type PlanLeaf,
  type PlanNode,
  situationGroups,
} from './plan.ts';
import { brokenFacet } from './simple-type.ts';
import type { Violation } from './types.ts';

type Indexes = readonly number[];
const shorten = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** Name of a leaf in messages: the caller's field, else the tag. */
const nameOf = (leaf: PlanLeaf): string => leaf.source?.field ?? leaf.tag;

function place(node: PlanLeaf | PlanGroup, at: Indexes): Pick<Violation, 'path' | 'field' | 'tag'> {
  return { path: fill(node.xml, at, 1), field: node.json ? fill(node.json, at, 0) : '', tag: node.tag };
}

/** A value its type does not accept. */
export function badValue(leaf: PlanLeaf, value: string, at: Indexes): Violation {
  const { format, name } = leaf.type;
  const field = nameOf(leaf);
  const where = { ...place(leaf, at) };
  const fix = `Envie ${field}: ${format}.`;
  switch (brokenFacet(leaf.type, value)) {
    case 'valor':
      return {
        ...where,
        code: 'valor_nao_permitido',
        message: `${field} (${leaf.tag}) deve ser ${format}; recebido "${shorten(value)}"`,
        fix,
      };
    case 'tamanho':
      return {
        ...where,
        code: 'tamanho_invalido',
        message: `${field} (${leaf.tag}) deve ter ${format}; recebidos ${value.length}`,
        fix,
      };
    case 'formato':
      return {
        ...where,
        code: 'formato_invalido',
        message: `${field} (${leaf.tag}) tem formato inválido: ${name === 'TString' ? 'há caracteres não permitidos ou espaço nas pontas' : `deve ser ${format}`}; recebido "${shorten(value)}"`,
        fix:
          name === 'TString'
            ? `Use só letras, números e sinais do alfabeto latino em ${field}, sem quebra de linha.`
            : fix,
      };
  }
}

function missingLeaf(leaf: PlanLeaf, at: Indexes, partners: readonly PlanLeaf[]): Violation {
  const field = nameOf(leaf);
  const together = partners.map(nameOf).join(', ');
  return {
    ...place(leaf, at),
    code: together === '' ? 'campo_obrigatorio' : 'grupo_incompleto',
    message:
      together === ''
        ? `${field} (${leaf.tag}) é obrigatório`
        : `${field} (${leaf.tag}) é obrigatório quando se informa ${together}`,
    fix:
      together === '' ? `Informe ${field}: ${leaf.type.format}.` : `Informe ${field} ou retire ${together}.`,
  };
}

/** Caller's fields for an alternative: its first field, or its list or object. */
function firstFields(node: PlanNode): readonly (PlanLeaf | PlanGroup)[] {
  if (node.node === 'leaf') return [node];
  if (node.node === 'sequence') return node.rows.slice(0, 1).flatMap(firstFields);
  if (node.node === 'choice') return node.rows.flatMap(firstFields);
  if (node.row.each) return [node];
  const fed = [...node.attributes, ...node.content].flatMap(firstFields).find((field) => field.json !== null);
  return fed ? [fed] : [];
}

function fieldsOf(choice: PlanChoice): string {
  const names = choice.row.by
    ? [choice.row.by]
    : [
        ...new Set(
          choice.rows
            .flatMap(firstFields)
            .map((field) => (field.node === 'leaf' ? nameOf(field) : (field.row.each ?? field.tag))),
        ),
      ];
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}` : (names[0] ?? '');
}

function choicePlace(choice: PlanChoice, at: Indexes): Pick<Violation, 'path' | 'field' | 'tag'> {
  const first = discriminatorOf(choice) ?? choice.rows.flatMap(firstFields)[0];
  const path = fill(choice.xml, at, 1).replace(/\/$/, '');
  const field = first?.json ? fill(first.json, at, 0) : '';
  return {
    path,
    field: first?.node === 'group' ? field.replace(/\[\d+\]$/, '') : field,
    tag: first?.tag ?? '',
  };
}

/** No alternative of a required choice is there; `found` is a code that selects none. */
export function missingChoice(choice: PlanChoice, at: Indexes, found: string | undefined): Violation {
  const fields = fieldsOf(choice);
  const situations = situationGroups(choice).flatMap((group) => group.row.situations ?? []);
  if (found !== undefined) {
    return {
      ...choicePlace(choice, at),
      code: 'valor_nao_permitido',
      message: `${fields} deve ser um de ${situations.join(', ')}; recebido "${shorten(found)}"`,
      fix: `Envie em ${fields} um dos códigos aceitos.`,
    };
  }
  const { by } = choice.row;
  // The code that picks the alternative is outside of the choice: it was sent, or its own leaf reports that it is missing.
  if (by !== undefined && discriminatorOf(choice) === undefined)
    return {
      ...choicePlace(choice, at),
      field: by,
      tag: situationGroups(choice)[0]?.tag ?? '',
      code: 'valor_nao_permitido',
      message: `${by} deve ser um de ${situations.join(', ')}, cada um com um grupo do documento`,
      fix: `Envie em ${by} um dos códigos aceitos.`,
    };
  const one = by || !fields.includes(' ou ');
  return {
    ...choicePlace(choice, at),
    code: one ? 'campo_obrigatorio' : 'escolha_invalida',
    message: one ? `${fields} é obrigatório` : `Informe um entre ${fields}`,
    fix: one ? `Informe ${fields}.` : `Informe exatamente um entre ${fields}.`,
  };
}

/** Two alternatives of a choice at once. */
export function conflictingChoice(choice: PlanChoice, at: Indexes): Violation {
  const fields = fieldsOf(choice);
  return {
    ...choicePlace(choice, at),
    code: 'escolha_invalida',
    message: `Informe só um entre ${fields}`,
    fix: `Mantenha apenas um entre ${fields}.`,
  };
}

/** Violations of a missing required node, field by field. */
export function missing(node: PlanNode, at: Indexes, partners: readonly PlanLeaf[] = []): Violation[] {
  if (node.node === 'leaf') return [missingLeaf(node, at, partners)];
  if (node.node === 'choice') return [missingChoice(node, at, undefined)];
  if (node.node === 'sequence')
    return node.rows.filter((row) => !nullable(row)).flatMap((row) => missing(row, at, partners));
  const required = [...node.attributes, ...node.content].filter(
    (row) => !nullable(row) && (row.node !== 'leaf' || row.source),
  );
  const list = node.row.each;
  if (list || required.length === 0) {
    const name = list ?? node.tag;
    return [
      {
        ...place(node, at),
        field: list && node.json ? fill(node.json, at, 0).replace(/\[\d+\]$/, '') : '',
        code: 'campo_obrigatorio',
        message: `${name} (${node.tag}) é obrigatório`,
        fix: `Informe ${name}.`,
      },
    ];
  }
  return required.flatMap((row) => missing(row, at, partners));
}

/** More repetitions than the layout takes, or a repetition where it takes none. */
export function tooMany(node: PlanLeaf | PlanGroup, count: number, at: Indexes): Violation {
  const name = node.node === 'group' ? (node.row.each ?? node.tag) : nameOf(node);
  const where = place(node, at);
  return node.row.max === 1
    ? {
        ...where,
        code: 'repetido',
        message: `${name} (${node.tag}) só pode aparecer uma vez`,
        fix: `Mantenha apenas um ${name}.`,
      }
    : {
        ...where,
        field: where.field.replace(/\[\d+\](?:\.\w+)?$/, ''),
        code: 'quantidade_invalida',
        message: `${name} (${node.tag}) aceita no máximo ${node.row.max}; recebidos ${count}`,
        fix: `Reduza ${name} a ${node.row.max}.`,
      };
}

/** A key the table does not know. */
export function unknownKey(group: PlanGroup, key: string, at: Indexes): Violation {
  return {
    path: [fill(group.xml, at, 1), key].filter((part) => part !== '').join('/'),
    field: '',
    tag: key,
    code: 'elemento_desconhecido',
    message: `${key} não existe em ${group.tag} no leiaute`,
    fix: `Retire ${key}.`,
  };
}

/** Text where children are due, or the other way round. */
export function wrongShape(node: PlanLeaf | PlanGroup, at: Indexes): Violation {
  const name = node.node === 'leaf' ? nameOf(node) : (node.row.each ?? node.tag);
  const due = node.node === 'leaf' ? 'um texto' : 'um grupo de campos';
  return {
    ...place(node, at),
    code: 'tipo_invalido',
    message: `${name} (${node.tag}) deve ser ${due}`,
    fix: `Envie ${name} como ${due}.`,
  };
}

/** An attribute that identifies the repetitions is used twice (xs:unique). */
export function repeatedKey(leaf: PlanLeaf, value: string, at: Indexes): Violation {
  return {
    ...place(leaf, at),
    code: 'repetido',
    message: `${nameOf(leaf)} (${leaf.tag.replace('@', '')}) ${value} está repetido`,
    fix: `Use um ${nameOf(leaf)} diferente em cada entrada.`,
  };
}
