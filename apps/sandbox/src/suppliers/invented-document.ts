import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { ufBySigla } from '@fiscal/core/tables/uf';
import { localIso } from '../authority/authorizers.ts';

export interface InventedDocument {
  readonly type: 'cte' | 'mdfe' | 'nfse';
  readonly issuer: { readonly cnpj: string; readonly name: string };
  /** CNPJ (14) or CPF (11) of the taker of a CT-e or of a service, of who hired the carriage of an MDF-e. */
  readonly addressee: string;
  readonly uf: string;
  readonly numero: number;
  readonly codigo: string;
  readonly nowMs: number;
  /** Decimal text with two places. */
  readonly value: string;
  /** CNPJs or CPFs that may fetch the document. */
  readonly authorised: readonly string[];
}

const idOf = (id: string, name: string): Record<string, string> =>
  id.length === 11 ? { [`cpf${name}`]: id } : { [`cnpj${name}`]: id };

function bodyOf({
  type,
  addressee,
  value,
  uf,
  authorised,
  issuer,
}: InventedDocument): Record<string, unknown> {
  const pessoas_autorizadas = authorised.map((id) => idOf(id, ''));
  const capital = ufBySigla(uf)?.capital.codigo ?? '3550308';
  if (type === 'cte')
    return {
      mod: '57',
      cfop: '5353',
      natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE',
      modal: '01',
      tomador: '3',
      valor_total: value,
      ...idOf(addressee, '_destinatario'),
      pessoas_autorizadas,
    };
  // São Paulo issues by a system of its own.
  const town = capital === '3550308' ? '3509502' : capital;
  if (type === 'nfse')
    return {
      mod: 'NFSE',
      cnpj_prestador: issuer.cnpj,
      codigo_municipio_prestador: town,
      codigo_municipio_prestacao: town,
      ...idOf(addressee, '_tomador'),
      razao_social_tomador: 'TOMADOR DE TESTE LTDA',
      descricao_servico: 'Consultoria em tecnologia',
      codigo_tributacao_nacional_iss: '010101',
      valor_servico: value,
    };
  return {
    mod: '58',
    uf_inicio: uf,
    uf_fim: uf,
    municipios_carregamento: [{ codigo: capital, nome: 'CAPITAL' }],
    municipios_descarregamento: [{ codigo: capital, nome: 'CAPITAL' }],
    valor_total_carga: value,
    modal_rodoviario: { contratantes: [{ nome: 'CONTRATANTE', ...idOf(addressee, '') }] },
    pessoas_autorizadas,
  };
}

/** A valid CT-e, MDF-e or DPS of an invented carrier or provider, made by the engine of the product with the sandbox's defaults. */
export function inventedDocument(asked: InventedDocument) {
  const { type, issuer, uf, numero, codigo, nowMs } = asked;
  const facts = ufBySigla(uf);
  if (facts === undefined) throw new Error(`no UF ${uf}`);
  const definition = documentOf(type);
  const dhEmi = localIso(facts.cUF, nowMs);
  const context: EmissionContext = {
    ambiente: 2,
    target: 'sandbox',
    issuer: { cnpj: issuer.cnpj, name: issuer.name, ie: '110042490114', uf },
    nowMs,
    completeInSandbox: true,
    verProc: 'EMITE-SANDBOX',
  };
  const taken = definition.take(
    { ...bodyOf(asked), cnpj_emitente: issuer.cnpj, data_emissao: dhEmi },
    context,
  );
  if ('refused' in taken) throw new Error(`an invented ${type} is refused: ${JSON.stringify(taken.refused)}`);
  definition.finalize(taken.tree, { serie: 1, numero, codigoNumerico: codigo, dhEmi });
  return { definition, tree: taken.tree };
}
