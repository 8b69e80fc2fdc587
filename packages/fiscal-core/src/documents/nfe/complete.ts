import { fill } from '../../engine/body/draft.ts';
import { completeTechnicalContact } from '../../engine/body/issuer.ts';
import { askRates, judgeReform } from '../../engine/body/reform.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { Coerce, FlatInput } from '../../engine/layout/types.ts';
import { NOTE_REFORM_RULES } from '../../tax/reform/note-rules.ts';
import { completeApproximateTaxes } from './completion/approximate-taxes.ts';
import { completeNetValues } from './completion/net-value.ts';
import { completeReaders } from './completion/readers.ts';
import { isCoupon } from './coupon/coupon.ts';
import { dropUndue } from './exclusive.ts';
import { completeIssuer } from './issuer.ts';
import { completeItem } from './item.ts';
import type { Note } from './model.ts';
import { completePayment } from './payment.ts';
import { completePlaces, completeRecipient } from './recipient.ts';
import { fillStandIns } from './stand-ins.ts';
import { noteTaxes } from './taxes.ts';
import { completeTotals } from './totals/totals.ts';

/** Presences of the buyer that require a statement whether a marketplace took part (rule 434). */
const PRESENCE_WITH_INTERMEDIARY = new Set(['2', '3', '4', '9']);

function completeIdentification(note: Note): void {
  const { input, model } = note;
  for (const field of model.unwritten) delete input[field];
  const presence = textOf(input, 'presenca_comprador') ?? '';
  fill(input, 'tipo_impressao', model.tipoImpressao.get(presence) ?? model.tipoImpressao.get(''));
  fill(input, 'forma_emissao', '1');
  if (PRESENCE_WITH_INTERMEDIARY.has(presence))
    fill(input, 'indicador_intermediario', input['cnpj_intermediario'] === undefined ? '0' : '1');
  fillStandIns(note, 'identificacao');
}

const HOMOLOGATION_ITEM = 'NOTA FISCAL EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
const HOMOLOGATION_RECIPIENT = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';

/** Literals that homologation demands (rules 373 and 598); the caller's own words stay in the stored payload. */
function putHomologationLiterals({ input, items, model, context }: Note): void {
  if (context.ambiente !== 2) return;
  const [first] = items;
  const coupon = isCoupon(model.mod, textOf(input, 'tipo_impressao') ?? '');
  if (coupon && first !== undefined) first['descricao'] = HOMOLOGATION_ITEM;
  if (input['nome_destinatario'] !== undefined || (model.recipientRequired && hasDocument(input)))
    input['nome_destinatario'] = HOMOLOGATION_RECIPIENT;
}
const hasDocument = (input: FlatInput): boolean =>
  ['cnpj_destinatario', 'cpf_destinatario', 'id_estrangeiro_destinatario'].some(
    (field) => input[field] !== undefined,
  );

/**
 * Completes a coerced body in place, in the order in which one fact needs another: documented defaults, fiscal profile,
 * tax defaults, totals, payments, homologation literals.
 */
export function complete(note: Note, coerce: Coerce): void {
  dropUndue(note);
  completeIdentification(note);
  completeIssuer(note, coerce);
  completeRecipient(note);
  completePlaces(note);
  fillStandIns(note, 'transporte');
  const taxes = noteTaxes(note);
  note.items.forEach((item, index) => completeItem(note, item, { index, taxes }));
  taxes.tell();
  completeNetValues(note);
  completeApproximateTaxes(note);
  const items = note.items.map((item, i) => [item, `itens[${i}].`] as const);
  askRates(note, note.reform, items);
  judgeReform(note, note.reform, { rules: NOTE_REFORM_RULES, items });
  completeTotals(note.input, note.items, note.services, note.dhEmi.slice(0, 10));
  fillStandIns(note, 'total');
  completePayment(note);
  completeTechnicalContact(note);
  completeReaders(note);
  putHomologationLiterals(note);
}

/** The items of a coerced body. */
export const itemsOf = (input: FlatInput): FlatInput[] => listOf(input, 'itens');
