import type { ChangeId, Moment } from '../../calendar/calendar.ts';
import type { Notice, Problem, Tree } from '../document/definition.ts';
import type { Effect } from '../document/rule-switches.ts';

/**
 * The caller's body under its own field names, coerced: every scalar is the text that will be written, absent fields are absent
 * (never `null`; `''` only where the layout allows an empty element), lists hold one FlatInput per entry, an object is a list of one.
 */
export interface FlatInput {
  [field: string]: string | FlatInput[] | undefined;
}

/** Conversion of a value to text on the way in. */
export type Kind =
  /** Free text: trimmed, one line (`lines`: as many as sent), U+0020 to U+00FF. */
  | { readonly as: 'text'; readonly upper?: true; readonly lines?: true }
  /**
   * Mask dropped, upper case; digits left-padded to `pad` (`padText: false`: only when sent as a number) but for those of `keepLength`.
   * What lacks more than `zeros` of them stays as it is: padded it would be another code.
   */
  | {
      readonly as: 'code';
      readonly pad?: number;
      readonly padText?: boolean;
      readonly keepLength?: number;
      readonly zeros?: number;
    }
  /** Tax situation: digits left-padded, with its `_suffix`. */
  | { readonly as: 'situacao'; readonly pad: number }
  /** Leading zeros stripped. */
  | { readonly as: 'integer' }
  /** Code of a short list, left-padded to `pad`; `words` are other spellings of a code. */
  | { readonly as: 'option'; readonly pad?: number; readonly words?: Readonly<Record<string, string>> }
  /** true/false, S/N, 1/0. */
  | { readonly as: 'flag'; readonly yes: string; readonly no: string }
  /** At least `min` places, at most `max`, half up (of the magnitude); `minBelowOne` when the value is under 1; `signed` may be negative. */
  | {
      readonly as: 'decimal';
      readonly min: number;
      readonly max: number;
      readonly minBelowOne?: number;
      readonly signed?: true;
    }
  | { readonly as: 'date' }
  | { readonly as: 'dateTime' }
  /** IBGE code of a UF; the two letters are converted. */
  | { readonly as: 'codigoUf' };

/** A named simple type: the facets of the official schema plus the kind that drives coercion. */
export interface SimpleType {
  readonly name: string;
  readonly kind: Kind;
  /** Regular expressions in XSD syntax, all of which must match. */
  readonly patterns?: readonly string[];
  readonly values?: readonly string[];
  /** Meaning of each value, pt-BR. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Bodies send a name of the API, of any length; the engine replaces it by this value before it checks the limits. */
  readonly renamed?: true;
  /** An XSD built-in whose lexical rules apply. */
  readonly builtin?: 'base64Binary' | 'gYearMonth' | 'date' | 'ID';
  /** Octets of a base64Binary. */
  readonly octets?: number;
  readonly minInclusive?: string;
  /** Zero cannot be written: an optional element is left out. */
  readonly zero?: 'omit';
  /** The limits in words, pt-BR, for messages and documentation: «até 13 inteiros e 2 decimais». */
  readonly format: string;
}

/** `minOccurs-maxOccurs`, as the manual's column "Ocor." has it. */
export type Occurs = `${number}-${number}` | `${number}-unbounded`;

/** The JSON field that feeds a leaf. */
export interface Source {
  readonly field: string;
  /** Only values that match feed this leaf. */
  readonly only?: RegExp;
  /**
   * For a repeated leaf: the list (of objects holding `field`) in the enclosing scope. The same name as `field`: the JSON has one
   * text, or a list of texts.
   */
  readonly each?: string;
}
/** `'engine'`: never in the JSON, the engine writes it. */
export type From = string | Source | 'engine';

export interface Leaf {
  readonly node: 'leaf';
  /** Element tag, or `@name` for an attribute. */
  readonly tag: string;
  readonly min: number;
  readonly max: number;
  readonly type: SimpleType;
  readonly source: Source | null;
  readonly description: string;
}

export interface Group {
  readonly node: 'group';
  readonly tag: string;
  readonly min: number;
  readonly max: number;
  readonly description: string;
  readonly rows: readonly Row[];
  /** JSON list (in the enclosing scope) with one entry per repetition; its fields are the scope of `rows`. */
  readonly each?: string;
  /** `each` names one JSON object instead of a list: `modal_rodoviario: { … }`. */
  readonly object?: true;
  /**
   * An xs:sequence that repeats: no element encloses `rows`, and the tag names the repetitions in the tree and in
   * `each` only. In the JSON each field is a column: one text, or a list of texts.
   */
  readonly columns?: true;
  /** Present only with one of these fields; by default with anything inside. Wins in a choice. */
  readonly when?: readonly string[];
  /** Inside a `by` choice: the situations that select this group. */
  readonly situations?: readonly string[];
  /** Added to the written code to give the JSON one: CST `10` in ICMSPart is `10_partilha`. */
  readonly suffix?: string;
  /** xs:unique: attributes of the repetitions of a child that may not repeat, e.g. `det/@nItem`. */
  readonly unique?: readonly { readonly child: string; readonly attribute: string }[];
}

/** xs:sequence inside a group: all-or-nothing when optional. */
export interface Sequence {
  readonly node: 'sequence';
  readonly min: 0 | 1;
  readonly rows: readonly Row[];
  /** Inside a choice: taken only when one of these fields is present. */
  readonly when?: readonly string[];
}

/**
 * xs:choice: exactly one alternative (at most one when `min` is 0). From JSON the first alternative whose own condition (`when`,
 * `situations`, `only`) holds is taken, else the first one with a field present.
 */
export interface Choice {
  readonly node: 'choice';
  readonly min: 0 | 1;
  readonly rows: readonly Row[];
  /** Field whose value picks the alternative by its `situations`. */
  readonly by?: string;
}

export type Row = Leaf | Group | Sequence | Choice;

/** A documented JSON field without an element of its own: accepted and not written. */
export interface Ignored {
  /** `itens[].mono_ibs_percentual_diferido` */
  readonly path: string;
  readonly description: string;
}

/**
 * A JSON field of a norm whose schema is not at hand: known by name and reported when it is sent, never written until
 * an operator turns its change on or, where its row is in the layout, the first day of its change comes.
 */
export interface Pending {
  readonly change: ChangeId;
  /** `itens[].codigo_atividade_simples` */
  readonly path: string;
  /** Null where no source names it. */
  readonly tag: string | null;
  /** The group that came with it, where it is in one that no schema has yet. */
  readonly within?: string;
  /**
   * Row of the field and the element before it (`infNFe/emit/CRT`); or the reason why its row is unknown; or `written`
   * for one whose row is in the layout.
   */
  readonly place:
    | { readonly after: string; readonly row: Leaf }
    | { readonly unknown: string }
    | { readonly written: 'since its first day' };
}

export interface Layout {
  /** Name in messages and schemas: `nfe`. */
  readonly name: string;
  readonly namespace: string;
  /** Root element: `NFe`. */
  readonly root: string;
  /** Child of the root that carries the `Id` and is signed: `infNFe`. */
  readonly signed: string;
  /** Attributes and content of the root, without the signature. */
  readonly rows: readonly Row[];
  /** Other spellings: list path (`''` is the body, `itens`, `itens[].rastros`…) → spelling → field. */
  readonly synonyms: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Body fields that are the sum of a field of a list when absent. */
  readonly sums: readonly { readonly list: string; readonly field: string; readonly into: string }[];
  readonly ignored: readonly Ignored[];
  readonly pending?: readonly Pending[];
}

/** Inputs of a coercion besides the body. */
export interface CoercionContext {
  /** Offset of the issuer's UF: `-03:00`. */
  readonly utcOffset: string;
  readonly nowMs: number;
  /**
   * An operator's switches of changes with pending fields: `off` writes them, absent = they are reported and omitted.
   */
  readonly pending?: ReadonlyMap<string, Effect>;
  /** Law of the document, by which pending fields of the layout are written; absent = they all are. */
  readonly law?: Moment;
  /** Reports texts such as `1.290`, which may mean thousands. Set on lenient test tokens only: real weights have three decimals. */
  readonly doubtsThousands?: boolean;
}
export interface Coerced {
  readonly input: FlatInput;
  /** Malformed values, by the caller's path; the field is then absent from `input`. */
  readonly problems: Problem[];
  /** Values not read, or written differently. */
  readonly notices: readonly Notice[];
}
/** `coercion.ts`: `compileCoercion(layout): Coerce` */
export type Coerce = (body: Readonly<Record<string, unknown>>, context: CoercionContext) => Coerced;

/** A fault of a tree against the layout: the tree would not pass the official XSD. */
export interface Violation extends Problem {
  /** `infNFe/det[2]/prod/NCM` */
  readonly path: string;
}

/**
 * `writer.ts`: `compileWriter(layout): Writer`. Bytes are canonical (C14N 1.0) by construction.
 * Signing: `element(tree)` → digest over it → `document(tree, element, signature)`; nothing is serialzed twice.
 */
export interface Writer {
  /** The signed element alone: `<infNFe xmlns="…" Id="…" versao="4.00">…</infNFe>`. */
  element(tree: Tree): Buffer;
  /**
   * The document around bytes made by `element`: `<NFe xmlns="…"><infNFe Id=…>…</infNFe>…</NFe>`.
   * The root's attributes and its other children (infNFeSupl) come from the tree now; the signature, when given, goes last.
   */
  document(tree: Tree, element: Buffer, signature?: Buffer | string): Buffer;
}

/** An element as a reader needs it; any XML parser can provide it. */
export interface XmlElement {
  /** Local name. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text directly inside, entities resolved. */
  readonly text: string;
}

/** `validator.ts`: `compileValidator(layout): Validate`. Empty = libxml2 with the official XSD accepts what the writer makes of it. */
export type Validate = (tree: Tree) => Violation[];
/** `mapper.ts`: `compileMapper(layout): MapToTree`. Engine leaves (cUF, cDV, tpAmb, @Id…) are left for the engine to put in the tree. */
export type MapToTree = (input: FlatInput) => Tree;
/** `reader.ts`: `compileReader(layout): Read`: the root element (or an envelope around it) → the body in the contract's field names. */
export type Read = (root: XmlElement) => FlatInput;
