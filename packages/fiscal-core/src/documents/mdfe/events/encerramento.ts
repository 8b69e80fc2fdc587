import { ABROAD } from '../../../engine/body/place.ts';
import type { Draft } from '../../../engine/events/define/spec.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { TCodMunIBGE, TCodUfIBGE, TData } from '../../../engine/portal/simple-types.ts';
import { findMunicipio } from '../../../tables/municipios.ts';
import { ufByCodigo } from '../../../tables/uf.ts';
import { MDFE_EVENTS } from './family.ts';

/** cUF of a voyage that ends abroad. */
const CUF_ABROAD = '99';

const TCodUf: SimpleType = {
  ...TCodUfIBGE,
  name: 'TCOrgaoIBGE',
  values: [...(TCodUfIBGE.values ?? []), CUF_ABROAD],
  format: 'sigla ou código IBGE de uma UF; EX ou 99 no exterior',
};

/** Completes the code of the town from its name and UF. */
function completeTown({ input, request, problems }: Draft): void {
  if (textOf(input, 'sigla_uf')?.toUpperCase() === 'EX') input['sigla_uf'] = CUF_ABROAD;
  const nome = request['nome_municipio'];
  if (typeof nome !== 'string' || nome === '') {
    problems.push({
      field: 'nome_municipio',
      code: 'campo_obrigatorio',
      message: 'O campo nome_municipio é obrigatório.',
      tag: 'cMun',
      fix: 'Informe o nome do município do encerramento.',
    });
    // The placeholder prevents a second report of the code as missing.
    input['codigo_municipio'] ??= ABROAD.codigo;
  }
  const cUF = textOf(input, 'sigla_uf');
  if (input['codigo_municipio'] !== undefined || cUF === undefined || typeof nome !== 'string') return;
  const uf = ufByCodigo(cUF)?.sigla;
  const codigo = cUF === CUF_ABROAD ? ABROAD.codigo : uf && findMunicipio(nome, uf)?.codigo;
  input['codigo_municipio'] = codigo ?? ABROAD.codigo;
  if (codigo === undefined && uf !== undefined)
    problems.push({
      field: 'nome_municipio',
      code: 'valor_nao_permitido',
      message: `O município ${nome} não foi encontrado em ${uf}.`,
      tag: 'cMun',
      fix: 'Confira nome_municipio e sigla_uf, ou informe codigo_municipio.',
    });
}

/** Ends the voyage: nothing more may be included. */
export const encerramento = definePortalEvent(MDFE_EVENTS, {
  kind: 'encerramento',
  tpEvento: '110112',
  descEvento: 'Encerramento',
  element: 'evEncMDFe',
  sequenceMax: 1,
  duplicate: 'adotar',
  leaves: 'ENCERRADA',
  source: 'MOC MDF-e 3.00b §6; evEncMDFe_v3.00.xsd',
  rows: [
    leaf('nProt', '1-1', MDFE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do MDF-e'),
    leaf('dtEnc', '1-1', TData, 'data', 'Data do encerramento'),
    leaf('cUF', '1-1', TCodUf, 'sigla_uf', 'UF do encerramento; EX no exterior'),
    leaf(
      'cMun',
      '1-1',
      TCodMunIBGE,
      'codigo_municipio',
      'Código IBGE do município; tem prioridade sobre o nome, que com a UF serve para achá-lo',
    ),
    leaf(
      'indEncPorTerceiro',
      '0-1',
      oneOf({ '1': 'sim' }),
      'encerramento_por_terceiro',
      'Encerramento feito por terceiro',
    ),
  ],
  extras: [{ path: 'nome_municipio', description: 'Nome do município do encerramento' }],
  required: ['data', 'sigla_uf', 'nome_municipio'],
  complete: completeTown,
});
