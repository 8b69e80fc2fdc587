import { tellCalculated } from '../../engine/body/calculated.ts';
import { fill } from '../../engine/body/draft.ts';
import { completeTechnicalContact, fillFromProfile } from '../../engine/body/issuer.ts';
import { completePlace } from '../../engine/body/place.ts';
import { askRates, judgeReform, reformOf } from '../../engine/body/reform.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { Coerce, FlatInput } from '../../engine/layout/types.ts';
import { completeItem } from './item.ts';
import { itemsOf, type Note } from './model.ts';
import { NFCOM_REFORM_RULES } from './rules/table.ts';
import { fillStandIns } from './stand-ins.ts';
import { completeTotals } from './totals.ts';

function completeIdentification({ input, context }: Note): void {
  fill(input, 'finalidade_nfcom', '0');
  fill(input, 'tipo_faturamento', '0');
  fill(input, 'numero_site', '0');
  fill(input, 'forma_emissao', '1');
  fill(input, 'versao_aplicativo', context.verProc);
}

const MEI = '4';

/** Issuer of the note: body, then registration, then (on lenient test tokens) stand-ins. */
function completeIssuer(note: Note, coerce: Coerce): void {
  const { input, context } = note;
  const { cnpj, ie, regimeTributario } = context.issuer;
  fill(input, 'cnpj_emitente', cnpj);
  fillFromProfile(note, coerce, {
    inscricao_estadual_emitente: ie,
    // The MEI is in the Simples Nacional; NFCom has no code of its own for it.
    ...(regimeTributario === MEI && { regime_tributario_emitente: '1' }),
  });
  completePlace(input, 'emitente');
  fillStandIns(note, 'emitente');
  completePlace(input, 'emitente');
  fill(input, 'municipio', textOf(input, 'codigo_municipio_emitente'));
}

/** indIEDest by the state registration: digits 1, «ISENTO» 2, none 9. */
function indicadorIe(ie: string | undefined): string {
  if (ie === undefined) return '9';
  return ie === 'ISENTO' ? '2' : '1';
}

const BRASIL = { codigo: '1058', nome: 'Brasil' };

function completeRecipient(note: Note): void {
  const { input } = note;
  completePlace(input, 'destinatario');
  fillStandIns(note, 'destinatario');
  completePlace(input, 'destinatario');
  fill(input, 'indicador_ie_destinatario', indicadorIe(textOf(input, 'inscricao_estadual_destinatario')));
  // Rule G26: an exempt recipient declares ISENTO.
  if (input['indicador_ie_destinatario'] === '2') fill(input, 'inscricao_estadual_destinatario', 'ISENTO');
  if (
    input['uf_destinatario'] !== 'EX' &&
    (textOf(input, 'codigo_pais_destinatario') ?? BRASIL.codigo) === BRASIL.codigo
  ) {
    fill(input, 'codigo_pais_destinatario', BRASIL.codigo);
    fill(input, 'pais_destinatario', BRASIL.nome);
  }
}

/** tpAssinante by the kind of document that identifies the recipient. */
function subscriberKind(input: FlatInput): string {
  if (input['cpf_destinatario'] !== undefined) return '3';
  return input['cnpj_destinatario'] === undefined ? '99' : '1';
}

const OTHER_SERVICES = '6';

function completeSubscriber(note: Note): void {
  const { input } = note;
  const document =
    textOf(input, 'cnpj_destinatario') ??
    textOf(input, 'cpf_destinatario') ??
    textOf(input, 'outra_indificacao_destinatario');
  fill(input, 'codigo_assinante', document);
  fill(input, 'tipo_assinante', subscriberKind(input));
  fill(input, 'tipo_servico', OTHER_SERVICES);
  fillStandIns(note, 'assinante');
}

/** Completes a coerced body in place, in the order in which one fact needs another. */
export function complete(note: Note, coerce: Coerce): void {
  const { input } = note;
  completeIdentification(note);
  completeIssuer(note, coerce);
  completeRecipient(note);
  completeSubscriber(note);
  fillStandIns(note, 'itens');
  const items = itemsOf(note);
  const reform = reformOf(note, 'NFCom');
  const calculated = items.flatMap((item, index) => completeItem(note, item, { index, reform }));
  tellCalculated(note, calculated);
  const places = items.map((item, i) => [item, `itens[${i}].`] as const);
  askRates(note, reform, places);
  judgeReform(note, reform, { rules: NFCOM_REFORM_RULES, items: places });
  completeTotals(input, items, note.dhEmi);
  fillStandIns(note, 'fatura');
  if (input['logradouro_entrega_fatura'] !== undefined) completePlace(input, 'entrega_fatura');
  completeTechnicalContact(note, 'nome_responsavel_tecnico');
}
