import { isPerson, sameHolder } from '../../identity/holder.ts';
import { ufBySigla } from '../../tables/uf.ts';
import type { Issuer } from '../document/definition.ts';
import { textOf } from '../layout/flat.ts';
import type { Coerce } from '../layout/types.ts';
import { type Draft, fill } from './draft.ts';

/** Layout limit of xNome and xFant; a registered name may be longer. */
const NAME_MAX = 60;

type Fields = Readonly<Record<string, string | undefined>>;

/** The fiscal profile under the body's field names. An establishment's address belongs to its own CNPJ only. */
function profileFields(issuer: Issuer, cnpj: string | undefined): Fields {
  const own = cnpj === undefined || cnpj === issuer.cnpj;
  const address = own ? issuer.address : undefined;
  return {
    nome_emitente: issuer.name.trim().slice(0, NAME_MAX),
    nome_fantasia_emitente: issuer.nomeFantasia?.trim().slice(0, NAME_MAX),
    logradouro_emitente: address?.logradouro,
    numero_emitente: address?.numero,
    complemento_emitente: address?.complemento,
    bairro_emitente: address?.bairro,
    codigo_municipio_emitente: address?.codigoMunicipio,
    municipio_emitente: address?.municipio,
    uf_emitente: address?.uf ?? issuer.uf,
    cep_emitente: address?.cep,
    telefone_emitente: address?.telefone,
    regime_tributario_emitente: issuer.regimeTributario,
  };
}

const ADDRESS = /^(logradouro|numero|complemento|bairro|codigo_municipio|municipio|cep)_emitente$/;
const OWN_ADDRESS = [
  'logradouro_emitente',
  'municipio_emitente',
  'codigo_municipio_emitente',
  'cep_emitente',
];

/**
 * Payload first, then the profile (`*_emitente`, and what the type adds to it). A body that brings an address of its own
 * keeps it whole; what the layout does not know is left out.
 */
export function fillFromProfile({ input, context }: Draft, coerce: Coerce, more: Fields = {}): void {
  const { issuer } = context;
  const profile = { ...profileFields(issuer, textOf(input, 'cnpj_emitente')), ...more };
  const ownAddress = OWN_ADDRESS.some((field) => input[field] !== undefined);
  const utcOffset = ufBySigla(issuer.uf)?.utcOffset ?? '-03:00';
  const { input: known } = coerce(profile, { utcOffset, nowMs: context.nowMs });
  for (const field in profile)
    if (!(ownAddress && ADDRESS.test(field))) fill(input, field, textOf(known, field));
}

/** Fills in the issuer when the body lacks it. */
export function fillIssuerDocument({ input, context: { issuer } }: Draft): void {
  if (input['cnpj_emitente'] !== undefined || input['cpf_emitente'] !== undefined) return;
  fill(input, isPerson(issuer.cnpj) ? 'cpf_emitente' : 'cnpj_emitente', issuer.cnpj);
}

/** True when the emitting CNPJ is of another company than the client's. */
export const isForeignIssuer = ({ input, context }: Draft, field = 'cnpj_emitente'): boolean => {
  const cnpj = textOf(input, field);
  return cnpj !== undefined && !sameHolder(cnpj, context.issuer.cnpj);
};

/** True when a person who issues names the CPF of another one. */
export const isForeignPerson = ({ input, context: { issuer } }: Draft, field = 'cpf_emitente'): boolean => {
  const cpf = textOf(input, field);
  return isPerson(issuer.cnpj) && cpf !== undefined && !sameHolder(cpf, issuer.cnpj);
};

/** The software house, when the company or the platform is configured with it and the body brings none. @param nameField of who answers for it */
export function completeTechnicalContact(
  { input, context }: Draft,
  nameField = 'contato_responsavel_tecnico',
): void {
  const contact = context.issuer.responsavelTecnico ?? context.responsavelTecnico;
  if (contact === undefined || input['cnpj_responsavel_tecnico'] !== undefined) return;
  fill(input, 'cnpj_responsavel_tecnico', contact.cnpj);
  fill(input, nameField, contact.contato);
  fill(input, 'email_responsavel_tecnico', contact.email);
  fill(input, 'telefone_responsavel_tecnico', contact.fone.replace(/\D/g, ''));
}
