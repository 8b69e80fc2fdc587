import { cnpjBase } from '../../identity/cnpj.ts';
import { ufBySigla } from '../../tables/uf.ts';
import type { Issuer } from '../definition.ts';
import { textOf } from '../layout/flat.ts';
import type { Coerce, FlatInput } from '../layout/types.ts';
import { fill, type Note } from './model.ts';
import { completePlace } from './place.ts';
import { applyStandIns } from './stand-ins.ts';

/** Layout limit of xNome and xFant; a registered name may be longer. */
const NAME_MAX = 60;

/** The fiscal profile under the body's field names. An establishment's address belongs to its own CNPJ only. */
function profileFields(issuer: Issuer, cnpj: string | undefined): Record<string, string | undefined> {
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
/** Only a note with services names the municipal registration; the CNAE goes with it. */
const serviceFields = (issuer: Issuer): Record<string, string | undefined> => ({
  inscricao_municipal_emitente: issuer.im,
  cnae_fiscal_emitente: issuer.im === undefined ? undefined : issuer.cnae,
});

const ADDRESS_FIELDS = [
  'logradouro_emitente',
  'municipio_emitente',
  'codigo_municipio_emitente',
  'cep_emitente',
];

/** Payload first, then the profile. A body that brings an address of its own keeps it whole. */
function fromProfile(note: Note, coerce: Coerce): void {
  const { input, context, services } = note;
  const { issuer } = context;
  const profile = {
    ...profileFields(issuer, textOf(input, 'cnpj_emitente')),
    ...(services.size > 0 ? serviceFields(issuer) : {}),
  };
  const ownAddress = ADDRESS_FIELDS.some((field) => input[field] !== undefined);
  const utcOffset = ufBySigla(issuer.uf)?.utcOffset ?? '-03:00';
  const { input: known } = coerce(profile, { utcOffset, nowMs: context.nowMs });
  for (const field in profile) {
    const partOfAddress =
      /^(logradouro|numero|complemento|bairro|codigo_municipio|municipio|cep)_emitente$/.test(field);
    if (!(ownAddress && partOfAddress)) fill(input, field, textOf(known, field));
  }
}

/** Issuer of the note: body, then fiscal profile, then (on lenient test tokens) stand-ins. */
export function completeIssuer(note: Note, coerce: Coerce): void {
  const { input } = note;
  fromProfile(note, coerce);
  completePlace(input, 'emitente');
  applyStandIns(note, 'emitente');
  completePlace(input, 'emitente');
  fill(input, 'codigo_pais_emitente', '1058');
  fill(input, 'pais_emitente', 'BRASIL');
  fill(input, 'municipio', textOf(input, 'codigo_municipio_emitente'));
}

/** True when the emitting CNPJ is of another company than the client's. */
export const isForeignIssuer = (input: FlatInput, issuer: Issuer): boolean => {
  const cnpj = textOf(input, 'cnpj_emitente');
  return cnpj !== undefined && cnpjBase(cnpj) !== cnpjBase(issuer.cnpj);
};
