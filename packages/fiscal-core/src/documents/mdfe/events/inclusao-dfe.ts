import type { Draft } from '../../../engine/events/define/spec.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { text } from '../../../engine/layout/facets.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import { leaf, list } from '../../../engine/layout/rows.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { TCodMunIBGE } from '../../../engine/portal/simple-types.ts';
import { municipioByCodigo } from '../../../tables/municipios.ts';
import { MDFE_EVENTS } from './family.ts';

function nameTown(input: FlatInput, end: 'carregamento' | 'descarregamento'): void {
  const codigo = textOf(input, `codigo_municipio_${end}`);
  const nome = codigo && municipioByCodigo(codigo)?.nome;
  if (nome !== undefined && nome !== '') input[`nome_municipio_${end}`] ??= nome;
}

/** The protocol is the document's own, and towns are named by their codes. */
function complete({ input, subject }: Draft): void {
  input['protocolo'] ??= subject.protocolNumber;
  nameTown(input, 'carregamento');
  for (const document of listOf(input, 'documentos')) nameTown(document, 'descarregamento');
}

/** Adds the cargo to an MDF-e that was issued before loading. */
export const inclusaoDfe = definePortalEvent(MDFE_EVENTS, {
  kind: 'inclusao-dfe',
  tpEvento: '110115',
  descEvento: 'Inclusao DF-e',
  element: 'evIncDFeMDFe',
  sequenceMax: 99,
  source: 'MOC MDF-e 3.00b §6; evInclusaoDFeMDFe_v3.00.xsd',
  descricoes: ['Inclusão DF-e'],
  rows: [
    leaf('nProt', '1-1', MDFE_EVENTS.protocolo, 'protocolo', 'Protocolo; padrão: o de autorização do MDF-e'),
    leaf(
      'cMunCarrega',
      '1-1',
      TCodMunIBGE,
      'codigo_municipio_carregamento',
      'Código IBGE do município de carregamento',
    ),
    leaf(
      'xMunCarrega',
      '1-1',
      text(2, 60),
      'nome_municipio_carregamento',
      'Nome do município de carregamento; buscado pelo código quando vazio',
    ),
    list('infDoc', '1-unbounded', 'documentos', 'NF-e incluídas', [
      leaf(
        'cMunDescarga',
        '1-1',
        TCodMunIBGE,
        'codigo_municipio_descarregamento',
        'Código IBGE do município de descarregamento',
      ),
      leaf(
        'xMunDescarga',
        '1-1',
        text(2, 60),
        'nome_municipio_descarregamento',
        'Nome do município de descarregamento; buscado pelo código quando vazio',
      ),
      leaf('chNFe', '1-1', MDFE_EVENTS.chave, 'chave_nfe', 'Chave da NF-e incluída'),
    ]),
  ],
  required: ['codigo_municipio_carregamento', 'documentos'],
  complete,
});
