import { type Draft, fill } from '../../engine/body/draft.ts';
import { fillFromProfile, fillIssuerDocument } from '../../engine/body/issuer.ts';
import { completePlace } from '../../engine/body/place.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { Coerce } from '../../engine/layout/types.ts';
import { isNamed, PAPEIS, type Papel, payerOf } from './model.ts';
import { fillStandIns } from './stand-ins.ts';

/** Issuer of the document: body, then fiscal profile, then (on lenient test tokens) stand-ins. */
export function completeIssuer(draft: Draft, coerce: Coerce): void {
  const { input, context } = draft;
  fillIssuerDocument(draft);
  const own = (input['cnpj_emitente'] ?? input['cpf_emitente']) === context.issuer.cnpj;
  const ie = context.issuer.ie.replace(/\D/g, '');
  fillFromProfile(draft, coerce, { inscricao_estadual_emitente: own && ie !== '' ? ie : undefined });
  completePlace(input, 'emitente');
  fillStandIns(draft, 'emitente');
  completePlace(input, 'emitente');
}

/** Completes the place of issue (default: the issuer's município), the start and the end of the transport. */
export function completeRoute(draft: Draft): void {
  const { input } = draft;
  if (!['codigo_municipio_envio', 'municipio_envio', 'uf_envio'].some((field) => input[field] !== undefined))
    for (const field of ['codigo_municipio', 'municipio', 'uf'])
      fill(input, `${field}_envio`, textOf(input, `${field}_emitente`));
  for (const place of ['envio', 'inicio', 'fim']) completePlace(input, place);
  fillStandIns(draft, 'percurso');
  for (const place of ['inicio', 'fim']) completePlace(input, place);
}

function completeParty({ input }: Draft, papel: Papel): void {
  const abroad = input[`uf_${papel}`] === 'EX';
  completePlace(input, papel);
  // Abroad there is neither CNPJ nor CPF: the layout wants an empty CNPJ.
  if (abroad && input[`cpf_${papel}`] === undefined) input[`cnpj_${papel}`] ??= '';
  if (!abroad && input[`logradouro_${papel}`] !== undefined) {
    fill(input, `codigo_pais_${papel}`, '1058');
    fill(input, `pais_${papel}`, 'BRASIL');
  }
}

/** indIEToma by the payer's registration: digits 1, «ISENTO» 2, none 9. */
function indicadorIe(ie: string | undefined): string {
  if (ie === undefined) return '9';
  return ie === 'ISENTO' ? '2' : '1';
}

/** Sender, shipper, receiver, recipient, and who pays when it is none of them. */
export function completeParties(draft: Draft): void {
  const { input } = draft;
  fillStandIns(draft, 'partes');
  for (const papel of PAPEIS) if (isNamed(draft, papel)) completeParty(draft, papel);
  const ie = textOf(input, `inscricao_estadual_${payerOf(draft)}`);
  fill(input, 'indicador_inscricao_estadual_tomador', indicadorIe(ie));
}

const HOMOLOGATION_NAME = 'CTE EMITIDO EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';

/** Names that homologation demands (rules 646 to 649); the caller's own stay in the stored payload. */
export function putHomologationNames(draft: Draft): void {
  if (draft.context.ambiente !== 2) return;
  for (const papel of PAPEIS)
    if (papel !== 'tomador' && isNamed(draft, papel)) draft.input[`nome_${papel}`] = HOMOLOGATION_NAME;
}
