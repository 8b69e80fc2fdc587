import type { Moment } from '../../calendar/calendar.ts';
import { isCnpj } from '../../identity/cnpj.ts';
import { signEnveloped } from '../../signing/sign.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import { parseXml, type XmlElement } from '../../xml/parse.ts';
import type {
  DocumentDefinition,
  EmissionContext,
  IssuedFacts,
  Notice,
  Prepared,
  Problem,
  Refused,
  Signer,
  Tree,
} from '../document/definition.ts';
import { lawOf } from '../document/law.ts';
import { groupOf, leafOf } from '../document/tree.ts';
import { treeOf } from '../document/tree-of.ts';
import { dateTimeAt } from '../layout/dates.ts';
import { textOf } from '../layout/flat.ts';
import { inputSchema } from '../layout/input-schema.ts';
import type { FlatInput } from '../layout/types.ts';
import { bodyCoercion } from './coerced.ts';
import type { CompiledLayout } from './compile.ts';
import { type Contract, checkContract } from './contract.ts';
import { contractSchema } from './contract-schema.ts';
import { withCsrt } from './csrt.ts';
import type { Draft } from './draft.ts';
import { type IbsCbsDuty, unmetDuties } from './duties.ts';
import { defaultSerie, type IdentityTags, putIdentity, sentIdentity } from './identity.ts';
import type { Numbering, OfIssuer } from './numbering.ts';
import { heedSwitches, judgeRules, type OfflineRule } from './rules.ts';
import { type SizeLimit, sizeFaults } from './size.ts';
import { recipientDocumentOf, recipientOf, type SummaryFields, worthOf } from './summary.ts';

type Body = Readonly<Record<string, unknown>>;

/** Element between the signed one and the signature: `infNFeSupl` and its QR Code, for instance. */
export interface Supplement {
  readonly tag: string;
  readonly content: Tree;
  /** Leaf of the content that has the QR Code's address. */
  readonly qrCode: string;
}

/** Steps of a document type between a body and a signed document. */
export interface Recipe<D extends Draft> {
  /** Document type, as rule switches name it. */
  readonly type: string;
  readonly compiled: CompiledLayout;
  readonly contract: Contract;
  /** The contract of who issues in a context, where it asks for less than the published one. */
  contractOf?(context: EmissionContext, body: Body): Contract;
  /** Authority that authorizes a document instead of the UF's own, if any. */
  routingOf?(tree: Tree, law: Moment): Pick<Prepared, 'authorizer'>;
  /** Tags of a portal document, or a numbering of the type's own. */
  readonly identity: IdentityTags | Numbering;
  readonly size: SizeLimit;
  /** Rejections that are certain before sending. */
  readonly rules: readonly OfflineRule<D>[];
  /** Duties of the law beyond an authority's refusals. */
  readonly duties?: readonly IbsCbsDuty<D>[];
  /** Predicts the authority's findings on the complete tree, in its order of checks. */
  judge?(
    tree: Tree,
    draft: D,
  ): { readonly problems: readonly Problem[]; readonly notices: readonly Notice[] };
  /** The draft of a coerced body, not yet complete. */
  draft(base: Draft): D;
  /** Defaults, profile, totals, stand-ins, literals; in place. */
  complete(draft: D): void;
  /** Fields that only the engine knows (model, environment, UF code, version…). */
  putEngineFields(tree: Tree, draft: D): void;
  /** Addition to a finalized document, made from the digest of its signed element; absent or null = none. */
  readonly supplement?: (tree: Tree, signer: Signer, digestValue: string) => Supplement | null;
  /** Computed totals by XML tag, for the validate route. */
  totals(draft: D): Readonly<Record<string, string>>;
  readonly summary: SummaryFields;
  /** Offset before now for a document without `data_emissao`; absent = now. */
  readonly datedBackMs?: number;
}

/** The part of a definition that follows from a recipe. */
type Emission = Omit<DocumentDefinition, 'route' | 'modelo' | 'creditsMilli' | 'hasQrCode'>;

/** Maximum distance of `data_emissao` from now that still counts as «now». */
const NOW_TOLERANCE_MS = 60_000;

/** Codes of faults that a value has by itself. */
const OF_A_VALUE: ReadonlySet<string> = new Set([
  'formato_invalido',
  'tamanho_invalido',
  'valor_nao_permitido',
  'quantidade_invalida',
]);

/** Whether a field, or its list, already has a problem. */
function isReported(problems: readonly Problem[]): (fault: Problem) => boolean {
  const named = new Set(problems.map(({ field }) => field));
  return ({ field }) => named.has(field) || named.has(field.replace(/\[\d+\].*$/, ''));
}

function issuerDocument(input: FlatInput, { issuer }: OfIssuer): string {
  const cnpj = textOf(input, 'cnpj_emitente');
  return cnpj !== undefined && isCnpj(cnpj) ? cnpj : (textOf(input, 'cpf_emitente') ?? issuer.cnpj);
}

/** A document that names no issuer has none. */
const NOBODY: OfIssuer = { issuer: { cnpj: '' } };

/** Numbers and key as all documents of the portal have them. */
const portalNumbering = (tags: IdentityTags, mod: string): Numbering => ({
  sent: (input) => sentIdentity(input, tags),
  defaultSerie: (series, emitente) => defaultSerie(series, mod, emitente),
  emitente: issuerDocument,
  uf: (tree) => ufByCodigo(leafOf(groupOf(groupOf(tree, tags.signed), 'ide'), 'cUF'))?.sigla,
  tpEmis: (input) => textOf(input, 'forma_emissao') ?? '1',
  terms: { field: 'numero', tag: tags.numero, taken: { numero: '539', chave: '204', inutilizado: '206' } },
  put: (tree, identity) => putIdentity(tree, identity, tags),
});

/** Completes an input, in place, and judges what becomes of it. */
function judgeBody<D extends Draft>(
  recipe: Recipe<D>,
  { input, ...base }: Pick<Draft, 'input' | 'context' | 'dhEmi'>,
  known: readonly Notice[] = [],
) {
  const draft = recipe.draft({ ...base, input, completed: [], problems: [], notices: [...known] });
  recipe.complete(draft);
  const tree = recipe.compiled.map(input);
  recipe.putEngineFields(tree, draft);
  const completed = heedSwitches(recipe.type, draft);
  const ruled = judgeRules(recipe, draft);
  const whole = recipe.judge?.(tree, draft);
  return {
    tree,
    draft,
    problems: [...completed.problems, ...ruled.problems, ...(whole?.problems ?? [])],
    notices: [
      ...draft.notices,
      ...completed.notices,
      ...unmetDuties(recipe.duties ?? [], draft),
      ...ruled.notices,
      ...(whole?.notices ?? []),
    ],
  };
}

/** The part of a document definition that follows from its tables. */
export function createEmission<D extends Draft>(recipe: Recipe<D>): Emission {
  const { compiled, contract, size } = recipe;
  const numbering =
    'sent' in recipe.identity ? recipe.identity : portalNumbering(recipe.identity, contract.mod);
  const coercion = bodyCoercion(compiled.coerce, contract, recipe.type);

  /** Faults of a body that make it a 400, the contract's first. */
  function refusals(body: Body, faults: readonly Problem[], context: EmissionContext): Problem[] {
    const problems = checkContract(body, recipe.contractOf?.(context, body) ?? contract);
    const isKnown = isReported(problems);
    return [...problems, ...faults.filter((fault) => coercion.isRefusal(fault) && !isKnown(fault))];
  }

  /** Values invalid in any document; missing ones are skipped, because nothing has been completed. */
  function further(input: FlatInput, faults: readonly Problem[], refused: readonly Problem[]): Problem[] {
    const known = isReported(refused);
    return [...faults, ...compiled.validate(compiled.map(input))].filter(
      (fault) => OF_A_VALUE.has(fault.code) && fault.field !== '' && !known(fault),
    );
  }

  function take(body: Body, context: EmissionContext): Refused | Prepared {
    const { input, problems: faults, notices } = coercion.coerce(body, context);
    const refused = refusals(body, faults, context);
    if (refused.length > 0) return { refused, notices, further: () => further(input, faults, refused) };
    const { identity, problems: unusable } = numbering.sent(input);
    const { utcOffset } = coercion.contextOf(body, context);
    const dhEmi =
      textOf(input, 'data_emissao') ?? dateTimeAt(context.nowMs - (recipe.datedBackMs ?? 0), utcOffset);
    const destinatario = recipientOf(input, recipe.summary);
    const documentoDestinatario = recipientDocumentOf(input, recipe.summary);
    const { tree, draft, problems, notices: found } = judgeBody(recipe, { input, context, dhEmi }, notices);
    return {
      tree,
      dhEmi,
      redatable: Math.abs(Date.parse(dhEmi) - context.nowMs) <= NOW_TOLERANCE_MS,
      emitente: numbering.emitente(input, context),
      uf: numbering.uf?.(tree) ?? context.issuer.uf,
      ...recipe.routingOf?.(tree, lawOf(context)),
      ...identity,
      defaultSerie: numbering.defaultSerie(context.issuer.series, numbering.emitente(input, context)),
      tpEmis: numbering.tpEmis(input),
      numberTerms: numbering.terms,
      problems: [...faults, ...unusable, ...problems],
      completed: draft.completed,
      notices: found,
      totals: () => recipe.totals(draft),
      summary: { destinatario, documentoDestinatario, ...worthOf(input, recipe.summary) },
    };
  }

  function readIssued(root: XmlElement): IssuedFacts {
    const input = compiled.read(root);
    return {
      emitente: numbering.emitente(input, NOBODY),
      tpEmis: numbering.tpEmis(input),
      summary: {
        destinatario: recipientOf(input, recipe.summary),
        documentoDestinatario: recipientDocumentOf(input, recipe.summary),
        ...worthOf(input, recipe.summary),
      },
      routing: (law) => recipe.routingOf?.(treeOf(root), law) ?? {},
      faults: () => compiled.validate(treeOf(root)),
    };
  }

  return {
    type: recipe.type,
    mod: contract.mod,
    nome: contract.nome,
    contractSchema: contractSchema(contract),
    inputSchema: inputSchema(compiled.layout),
    take,
    judgeAgain: createJudgeAgain(recipe),
    finalize: (tree, identity) => numbering.put(tree, identity),
    validate: (tree) => compiled.validate(tree),
    sign: createSign(recipe),
    sizeFaults: (bytes) => sizeFaults(size, bytes),
    write: (tree) => compiled.writer.document(tree, compiled.writer.element(tree)),
    read: (xml) => compiled.read(parseXml(xml).root),
    content: compiled.content,
    issued: readIssued,
  };
}

const createJudgeAgain =
  <D extends Draft>(recipe: Recipe<D>): DocumentDefinition['judgeAgain'] =>
  (tree, context) => {
    const { read, writer } = recipe.compiled;
    const input = read(parseXml(writer.document(tree, writer.element(tree))).root);
    return judgeBody(recipe, { input, context, dhEmi: textOf(input, 'data_emissao') ?? '' }).problems;
  };

/** Signs documents that passed validation. */
const createSign =
  ({ compiled, supplement }: Pick<Recipe<Draft>, 'compiled' | 'supplement'>): DocumentDefinition['sign'] =>
  (unproven, signer) => {
    const { layout, writer, validWriter } = compiled;
    const tree = withCsrt(unproven, layout.signed, signer.csrts ?? []);
    const element = validWriter.element(tree);
    const id = leafOf(groupOf(tree, layout.signed), '@Id');
    const { digestValue, signature } = signEnveloped({ namespace: layout.namespace, element, id, signer });
    const added = supplement?.(unproven, signer, digestValue) ?? null;
    const whole = added === null ? tree : { ...tree, [added.tag]: added.content };
    return {
      xml: writer.document(whole, element, signature),
      digestValue,
      qrCodeUrl: added === null ? null : leafOf(added.content, added.qrCode),
    };
  };
