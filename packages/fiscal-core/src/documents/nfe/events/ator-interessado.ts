import { cOrgaoAutor, literal, verAplic } from '../../../engine/events/define/rows.ts';
import type { Draft } from '../../../engine/events/define/spec.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import { TCnpj, TCpf } from '../../../engine/portal/simple-types.ts';
import { isCnpj } from '../../../identity/cnpj.ts';
import { isCpf } from '../../../identity/cpf.ts';
import { defineNfeEvent } from './define.ts';
import { ATOR_INTERESSADO } from './x-cond-uso.ts';

/** Source: NT 2020.007 v1.00. */
const tpAutor = oneOf({ '1': 'emitente', '2': 'destinatário', '3': 'transportador' });
const tpAutorizacao = oneOf({ '0': 'não permite', '1': 'permite' }, { as: 'flag', yes: '1', no: '0' });

function checkDigits({ input, problems }: Draft): void {
  const fault = (field: 'cnpj' | 'cpf', name: string) =>
    problems.push({
      field,
      code: `${field}_invalido`,
      message: `O ${name} em ${field} não é válido.`,
      tag: name,
      fix: `Confira os caracteres e os dígitos verificadores de ${field}.`,
    });
  const cnpj = textOf(input, 'cnpj');
  const cpf = textOf(input, 'cpf');
  if (cnpj !== undefined && cpf !== undefined) {
    problems.push({
      field: 'cpf',
      code: 'escolha_invalida',
      message: 'Informe só um entre cnpj e cpf.',
      tag: 'autXML',
      fix: 'Mantenha apenas um entre cnpj e cpf.',
    });
    return;
  }
  if (cnpj !== undefined && !isCnpj(cnpj)) fault('cnpj', 'CNPJ');
  if (cpf !== undefined && !isCpf(cpf)) fault('cpf', 'CPF');
}

/** Gives a carrier or another party access to the XML. */
export const atorInteressado = defineNfeEvent({
  kind: 'ator-interessado',
  tpEvento: '110150',
  descEvento: 'Ator interessado na NF-e',
  types: ['nfe', 'nfce'],
  refusedFor: {
    nfce: {
      cStat: '450',
      message:
        'A SEFAZ recusa o ator interessado de NFC-e (450), que é só de NF-e. Envie o XML a quem precisa dele.',
    },
  },
  sequenceMax: 20,
  source: 'NT 2020.007 v1.00; e110150_v1.00.xsd',
  rows: [
    cOrgaoAutor,
    leaf('tpAutor', '1-1', tpAutor, 'engine', 'Autor do evento'),
    verAplic,
    group('autXML', '1-1', 'Quem passa a ter acesso à nota', [
      choice('1-1', [
        leaf('CNPJ', '1-1', TCnpj, 'cnpj', 'CNPJ do ator interessado; informe só um entre cnpj e cpf'),
        leaf('CPF', '1-1', TCpf, 'cpf', 'CPF do ator interessado; informe só um entre cnpj e cpf'),
      ]),
    ]),
    leaf(
      'tpAutorizacao',
      '0-1',
      tpAutorizacao,
      'permite_autorizacao_terceiros',
      'Permite que o transportador autorize terceiros; padrão: não permite',
    ),
    leaf('xCondUso', '0-1', literal(ATOR_INTERESSADO), 'engine', 'Condições de uso'),
  ],
  complete(draft) {
    const { input, written, told } = draft;
    checkDigits(draft);
    if (textOf(input, 'permite_autorizacao_terceiros') === undefined) {
      input['permite_autorizacao_terceiros'] = '0';
      told.preenchidos.push({ field: 'permite_autorizacao_terceiros', tag: 'tpAutorizacao', value: '0' });
    }
    // 829, 830: the terms belong to the permission and to nothing else.
    if (input['permite_autorizacao_terceiros'] === '1') written['xCondUso'] = ATOR_INTERESSADO;
  },
});
