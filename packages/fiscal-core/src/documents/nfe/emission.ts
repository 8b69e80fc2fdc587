import { isCnpj } from '../../identity/cnpj.ts';
import { signEnveloped } from '../../signing/sign.ts';
import { ufBySigla } from '../../tables/uf.ts';
import { isService } from '../../tax/issqn.ts';
import { parseXml } from '../../xml/parse.ts';
import type {
  Completed,
  DocumentDefinition,
  EmissionContext,
  Prepared,
  Problem,
  SignedDocument,
  Signer,
  Tree,
} from '../definition.ts';
import { dateTimeAt } from '../layout/dates.ts';
import { textOf } from '../layout/flat.ts';
import { inputSchema } from '../layout/input-schema.ts';
import type { FlatInput } from '../layout/types.ts';
import { coerce, coercionContext, isRefusal, take } from './coerced.ts';
import { coerceNfe, mapNfe, nfeWriter, readNfe, validateNfe, validNfeWriter } from './compiled.ts';
import { complete, itemsOf } from './complete.ts';
import { checkContract } from './contract.ts';
import { defaultSerie, groupOf, leafOf, putIdentity, sentIdentity } from './identity.ts';
import { nfeLayout } from './layout/layout.ts';
import type { Model, Note } from './model.ts';
import { brokenRules } from './rules.ts';
import { sizeFaults } from './size.ts';
import { totalsByTag } from './totals.ts';

type Body = Readonly<Record<string, unknown>>;
type Emission = Pick<
  DocumentDefinition,
  'inputSchema' | 'check' | 'prepare' | 'finalize' | 'validate' | 'sizeFaults' | 'write' | 'read'
>;

/** How far `data_emissao` may be from now and still count as «now». */
const NOW_TOLERANCE_MS = 60_000;

/** Fields that only the engine knows. */
function putEngineFields(tree: Tree, { model, context, input }: Note): void {
  const infNFe = groupOf(tree, 'infNFe');
  const ide = groupOf(infNFe, 'ide');
  infNFe['@versao'] = '4.00';
  ide['mod'] = model.mod;
  ide['cUF'] = (ufBySigla(textOf(input, 'uf_emitente') ?? '') ?? ufBySigla(context.issuer.uf))?.cUF ?? '35';
  ide['tpAmb'] = String(context.ambiente);
  ide['procEmi'] = '0';
  ide['verProc'] = context.verProc;
}

function prepare(model: Model, body: Body, context: EmissionContext): Prepared {
  const { input, problems: faults } = take(body, context);
  const { identity, problems: unusable } = sentIdentity(input);
  const { utcOffset } = coercionContext(body, context);
  const dhEmi = textOf(input, 'data_emissao') ?? dateTimeAt(context.nowMs, utcOffset);
  const completed: Completed[] = [];
  const items = itemsOf(input);
  const services = new Set(items.filter(isService));
  const note: Note = { model, context, input, items, services, dhEmi, completed };
  complete(note, coerceNfe);
  const tree = mapNfe(input);
  putEngineFields(tree, note);
  return {
    tree,
    dhEmi,
    redatable: Math.abs(Date.parse(dhEmi) - context.nowMs) <= NOW_TOLERANCE_MS,
    emitente: issuerDocument(input, context),
    ...identity,
    defaultSerie: defaultSerie(context.issuer.series, model.mod),
    tpEmis: textOf(input, 'forma_emissao') ?? '1',
    problems: [...faults, ...unusable, ...brokenRules(note)],
    completed,
    totals: totalsByTag(input),
  };
}

function issuerDocument(input: FlatInput, { issuer }: EmissionContext): string {
  const cnpj = textOf(input, 'cnpj_emitente');
  return cnpj !== undefined && isCnpj(cnpj) ? cnpj : (textOf(input, 'cpf_emitente') ?? issuer.cnpj);
}

function check(model: Model, body: Body, context: EmissionContext): Problem[] {
  const problems = checkContract(body, model.mod);
  const named = new Set(problems.map(({ field }) => field));
  const refusals = coerce(body, context).problems.filter(isRefusal);
  const told = (field: string) => named.has(field) || named.has(field.replace(/\[\d+\].*$/, ''));
  return [...problems, ...refusals.filter(({ field }) => !told(field))];
}

/** What NF-e and NFC-e share of a document definition; the model holds their differences. */
export const createEmission = (model: Model): Emission => ({
  inputSchema: inputSchema(nfeLayout),
  check: (body, context) => check(model, body, context),
  prepare: (body, context) => prepare(model, body, context),
  finalize: putIdentity,
  validate: (tree) => validateNfe(tree),
  sizeFaults,
  write: (tree) => nfeWriter.document(tree, nfeWriter.element(tree)),
  read: (xml) => readNfe(parseXml(xml).root),
});

/** Signs a note that passed validation; `supplement` makes what stands between infNFe and the signature (NFC-e), from the digest. */
export function signNote(
  tree: Tree,
  signer: Signer,
  supplement?: (digestValue: string) => Tree | null,
): SignedDocument {
  const element = validNfeWriter.element(tree);
  const id = leafOf(groupOf(tree, 'infNFe'), '@Id');
  const { digestValue, signature } = signEnveloped({ namespace: nfeLayout.namespace, element, id, signer });
  const infNFeSupl = supplement?.(digestValue) ?? null;
  const whole = infNFeSupl === null ? tree : { ...tree, infNFeSupl };
  return {
    xml: nfeWriter.document(whole, element, signature),
    digestValue,
    qrCodeUrl: infNFeSupl === null ? null : leafOf(infNFeSupl, 'qrCode'),
  };
}
