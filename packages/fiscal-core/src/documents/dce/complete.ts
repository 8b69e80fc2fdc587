import { type Draft, fill } from '../../engine/body/draft.ts';
import { completePlace } from '../../engine/body/place.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { Coerce, FlatInput } from '../../engine/layout/types.ts';
import { ufBySigla } from '../../tables/uf.ts';
import { fillStandIns } from './stand-ins.ts';

/** tpEmit and modTrans by their meaning. */
const OWN_ISSUER = '2';
const CARRIER = '3';
const POST_OFFICE = '4';
const BY_POST = '0';
const BY_SELF = '1';
const BY_CARRIER = '2';

/** Layout limit of xNome; a registered name may be longer. */
const NAME_MAX = 60;
const BRASIL = { codigo: '1058', nome: 'Brasil' };

/** Declarations that every DC-e bears. Source: Ajuste SINIEF 05/2021; Manual DC-e 1.0. */
const CONTRIBUTOR =
  'É contribuinte de ICMS qualquer pessoa física ou jurídica, que realize, com habitualidade ou em volume que caracterize intuito comercial, operações de circulação de mercadoria ou prestações de serviços de transportes interestadual e intermunicipal e de comunicação, ainda que as operações e prestações de iniciem no exterior (Lei Complementar nº 87/96, Art. 4º)';
const CRIME =
  'Constitui crime contra a ordem tributária suprimir ou reduzir tributo, ou contribuição social e qualquer acessório: quando negar ou deixar de fornecer, quando obrigatório, nota fiscal ou documento equivalente, relativa a venda de mercadoria ou prestação de serviço, efetivamente realizada ou fornece-la em desacordo com a legislação. Sob pena de reclusão de 2 (dois) e 5 (cinco) anos, e multa (Lei 8.137/90, Art 1ª, V)';
const REQUEST = 'Solicitação de emissão de DC-e';

function completeIdentification(draft: Draft): void {
  const { input, context } = draft;
  fill(input, 'tipo_emitente', OWN_ISSUER);
  fill(input, 'forma_emissao', '1');
  fill(input, 'numero_site_autorizador', '0');
  fill(input, 'versao_aplicativo', context.verProc);
  fill(input, 'cnpj_emitente', context.issuer.cnpj);
  if (input['cnpj_emitente'] === context.issuer.cnpj)
    fill(input, 'nome_emitente', context.issuer.name.trim().slice(0, NAME_MAX));
  fill(input, 'uf_emitente', context.issuer.uf);
  fillStandIns(draft, 'emitente');
}

const SENDER = ['cnpj_remetente', 'cpf_remetente', 'outra_identificacao_remetente'];

/** An issuer on its own behalf sends its own goods: body, then registration, then (on lenient test tokens) stand-ins. */
function completeSender(draft: Draft, coerce: Coerce): void {
  const { input, context } = draft;
  const itself = input['tipo_emitente'] === OWN_ISSUER && SENDER.every((field) => input[field] === undefined);
  if (itself) {
    fill(input, 'cnpj_remetente', textOf(input, 'cnpj_emitente'));
    fill(input, 'nome_remetente', textOf(input, 'nome_emitente'));
    if (input['cnpj_emitente'] === context.issuer.cnpj) fillAddress(draft, coerce);
    fill(input, 'uf_remetente', context.issuer.uf);
  }
  completePlace(input, 'remetente');
  fillStandIns(draft, 'remetente');
  completePlace(input, 'remetente');
  fill(input, 'codigo_pais_remetente', BRASIL.codigo);
  fill(input, 'nome_pais_remetente', BRASIL.nome);
}

const OWN_ADDRESS = [
  'logradouro_remetente',
  'municipio_remetente',
  'codigo_municipio_remetente',
  'cep_remetente',
];

/** The registered address; a body that brings one of its own keeps it whole. */
function fillAddress({ input, context }: Draft, coerce: Coerce): void {
  const { address, uf } = context.issuer;
  if (address === undefined || OWN_ADDRESS.some((field) => input[field] !== undefined)) return;
  const utcOffset = ufBySigla(uf)?.utcOffset ?? '-03:00';
  const { input: known } = coerce(
    {
      logradouro_remetente: address.logradouro,
      numero_remetente: address.numero,
      complemento_remetente: address.complemento,
      bairro_remetente: address.bairro,
      codigo_municipio_remetente: address.codigoMunicipio,
      municipio_remetente: address.municipio,
      uf_remetente: address.uf ?? uf,
      cep_remetente: address.cep,
      telefone_remetente: address.telefone,
    },
    { utcOffset, nowMs: context.nowMs },
  );
  for (const field in known) fill(input, field, textOf(known, field));
}

function completeRecipient(draft: Draft): void {
  const { input } = draft;
  completePlace(input, 'destinatario');
  fillStandIns(draft, 'destinatario');
  completePlace(input, 'destinatario');
  if ((textOf(input, 'codigo_pais_destinatario') ?? BRASIL.codigo) === BRASIL.codigo) {
    fill(input, 'codigo_pais_destinatario', BRASIL.codigo);
    fill(input, 'nome_pais_destinatario', BRASIL.nome);
  }
}

/** Mode of transport, by the kind of issuer and the presence of a carrier. */
function modality(input: FlatInput): string {
  if (input['tipo_emitente'] === POST_OFFICE) return BY_POST;
  return input['tipo_emitente'] === CARRIER || input['cnpj_transporte'] !== undefined ? BY_CARRIER : BY_SELF;
}

function completeTransport({ input }: Draft): void {
  fill(input, 'modalidade_transporte', modality(input));
  if (input['tipo_emitente'] === CARRIER || input['tipo_emitente'] === POST_OFFICE)
    fill(input, 'cnpj_transporte', textOf(input, 'cnpj_emitente'));
  // The element has to be there and may be empty.
  input['cnpj_transporte'] ??= '';
}

/** Completes a coerced body in place, in the order in which one fact needs another. */
export function complete(draft: Draft, coerce: Coerce): void {
  const { input } = draft;
  completeIdentification(draft);
  completeSender(draft, coerce);
  completeRecipient(draft);
  fillStandIns(draft, 'itens');
  for (const [index, item] of listOf(input, 'itens').entries()) {
    fill(item, 'numero', String(index + 1));
    fill(item, 'quantidade', '1.0000');
  }
  completeTransport(draft);
  fill(input, 'observacao1', CONTRIBUTOR);
  fill(input, 'observacao2', CRIME);
  fill(input, 'solicitacao', REQUEST);
}
