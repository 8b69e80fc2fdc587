import { fill } from '../../engine/body/draft.ts';
import { completePlace } from '../../engine/body/place.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import type { Note } from './model.ts';
import { fillStandIns } from './stand-ins.ts';

const DOCUMENTS = ['cnpj_destinatario', 'cpf_destinatario', 'id_estrangeiro_destinatario'];
const OTHERS = [
  'nome_destinatario',
  'logradouro_destinatario',
  'municipio_destinatario',
  'uf_destinatario',
  'inscricao_estadual_destinatario',
  'email_destinatario',
  'telefone_destinatario',
];

export const hasRecipientDocument = (input: FlatInput): boolean =>
  DOCUMENTS.some((field) => input[field] !== undefined);
/** The indicator alone identifies no recipient. */
export const hasRecipient = (input: FlatInput): boolean =>
  hasRecipientDocument(input) || OTHERS.some((field) => input[field] !== undefined);

const isAbroad = (input: FlatInput): boolean =>
  input['uf_destinatario'] === 'EX' ||
  (input['local_destino'] === '3' &&
    input['cnpj_destinatario'] === undefined &&
    input['cpf_destinatario'] === undefined);

/** indIEDest by what is known: abroad 9, a registration 1, «ISENTO» 2, otherwise 9. */
function indicadorIe({ input, model }: Note): string {
  if (model.indicadorIe !== null || input['uf_destinatario'] === 'EX') return '9';
  const ie = textOf(input, 'inscricao_estadual_destinatario');
  if (ie === undefined) return '9';
  return ie === 'ISENTO' ? '2' : '1';
}

/** An e-mail field may list several; the layout takes one. */
const firstEmail = (emails: string | undefined): string | undefined => emails?.split(/[,;]/, 1)[0]?.trim();

export function completeRecipient(note: Note): void {
  const { input, model } = note;
  const email = firstEmail(textOf(input, 'email_destinatario'));
  if (email !== undefined && email !== '') input['email_destinatario'] = email;
  fillStandIns(note, 'destinatario');
  if (!hasRecipient(input)) {
    if (!model.recipientRequired) delete input['indicador_inscricao_estadual_destinatario'];
    return;
  }
  if (isAbroad(input)) {
    fill(input, 'uf_destinatario', 'EX');
    input['id_estrangeiro_destinatario'] ??= '';
  }
  completePlace(input, 'destinatario');
  fill(input, 'indicador_inscricao_estadual_destinatario', indicadorIe(note));
  if (input['inscricao_estadual_destinatario'] === 'ISENTO') delete input['inscricao_estadual_destinatario'];
}

/** Pickup and delivery places. */
export function completePlaces({ input }: Note): void {
  for (const place of ['retirada', 'entrega'] as const)
    if (input[`logradouro_${place}`] !== undefined) completePlace(input, place);
}
