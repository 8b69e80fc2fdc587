import { RECIPIENT_CHECKS } from '@fiscal/core/vocabulary/recipient-check';
import { z } from 'zod';
import { cnpjText, digitOf, integer, textOf } from './fields.ts';

const upTo = (max: number, description?: string) => textOf(z.string().max(max), description).exactOptional();
const ofDigits = (format: RegExp, error: string) =>
  textOf(z.string().regex(format, { error })).exactOptional();

const ofDigitsOnly = textOf(
  z.string().regex(/^\d{6,14}$/, { error: 'fone deve ter de 6 a 14 dígitos, sem pontuação.' }),
);

const addressSchema = z
  .strictObject({
    logradouro: upTo(60),
    numero: upTo(60),
    complemento: upTo(60),
    bairro: upTo(60),
    codigoMunicipio: ofDigits(/^\d{7}$/, 'codigoMunicipio deve ter os 7 dígitos do IBGE.'),
    municipio: upTo(60),
    uf: z.string().length(2).exactOptional(),
    cep: ofDigits(/^\d{5}-?\d{3}$/, 'cep deve ter 8 dígitos.'),
    telefone: upTo(20),
  })
  .meta({ id: 'Endereco', outputId: 'EnderecoDaEmpresa' });

const responsibleSchema = z
  .strictObject({
    cnpj: cnpjText('profile.responsavelTecnico.cnpj', 'CNPJ de quem responde pelo sistema.'),
    contato: textOf(z.string().min(2).max(60), 'Nome da pessoa.'),
    email: textOf(z.string().min(6).max(60)),
    fone: ofDigitsOnly,
  })
  .meta({
    id: 'ResponsavelTecnico',
    outputId: 'ResponsavelTecnicoDaEmpresa',
    description:
      'Responsável técnico (infRespTec) dos documentos da empresa; sem ele, o da instalação. O que o corpo trouxer vale mais.',
  });

/** pt-BR, of `contribuinteIcms`. */
export const ICMS_TAXPAYER_DESCRIPTION =
  'false: a empresa deve IBS e CBS e não ICMS, e por isso não tem inscrição estadual (cadastre ie como ISENTO). A NF-e dela sai sem inscrição e sem ICMS, a SVRS a autoriza, qualquer que seja a UF, e NFC-e ela não emite (NT 2026.007). O padrão é true.';

const profileShape = {
  nomeFantasia: upTo(60),
  im: upTo(15, 'Inscrição municipal.'),
  cnae: ofDigits(/^\d{7}$/, 'cnae deve ter 7 dígitos.'),
  regimeTributario: digitOf(['1', '2', '3', '4'], 'CRT.').exactOptional(),
  rntrc: upTo(20),
  contribuinteIcms: z.boolean({ error: 'contribuinteIcms deve ser true ou false.' }).exactOptional().meta({
    description: ICMS_TAXPAYER_DESCRIPTION,
  }),
  difalBaseDupla: z.boolean({ error: 'difalBaseDupla deve ser true ou false.' }).exactOptional().meta({
    description:
      'Calcula o DIFAL pela base dupla, se o corpo não trouxer vBCUFDest; o padrão é a base única.',
  }),
  checkRecipient: z
    .enum(RECIPIENT_CHECKS, { error: `checkRecipient deve ser ${RECIPIENT_CHECKS.join(', ')}.` })
    .exactOptional()
    .meta({
      description:
        'Confere na SEFAZ a inscrição estadual do destinatário antes de transmitir uma NF-e, onde a UF dele oferece a consulta. notice: avisa; refuse: recusa a que não está habilitada, com o código da SEFAZ. Sem resposta do cadastro, a NF-e segue com um aviso. O padrão é off.',
    }),
  address: addressSchema.exactOptional(),
  responsavelTecnico: responsibleSchema.exactOptional(),
  series: z
    .record(
      z.string().regex(/^(?:\d{2}|NFSE)$/, { error: 'series usa o mod como chave, p. ex. "55".' }),
      integer('profile.series', { min: 0, max: 999 }, 'Série.'),
    )
    .exactOptional()
    .meta({ description: 'Série padrão por mod, p. ex. { "55": 1 }.', override: { type: 'object' } }),
};

/** Fiscal profile: values for fields that a body leaves out. */
export const profileSchema = z.strictObject(profileShape).meta({ id: 'PerfilFiscal' });

/** A change of the profile: null removes. */
export const profileChangeSchema = z
  .strictObject({
    nomeFantasia: profileShape.nomeFantasia.nullable(),
    im: profileShape.im.nullable(),
    cnae: profileShape.cnae.nullable(),
    regimeTributario: profileShape.regimeTributario.nullable(),
    rntrc: profileShape.rntrc.nullable(),
    contribuinteIcms: profileShape.contribuinteIcms.nullable(),
    difalBaseDupla: profileShape.difalBaseDupla.nullable(),
    checkRecipient: profileShape.checkRecipient.nullable(),
    address: profileShape.address.nullable(),
    responsavelTecnico: profileShape.responsavelTecnico.nullable(),
    series: profileShape.series.nullable(),
  })
  .meta({ id: 'MudancaDoPerfilFiscal' });
