import type { Tree } from '../../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../../engine/document/tree.ts';
import { TJust } from '../../../engine/events/define/rows.ts';
import { portalEnvelope } from '../../../engine/events/portal/envelope.ts';
import { compilePrior } from '../../../engine/events/prior.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import { CTE_ENDPOINTS } from '../endpoints.ts';
import * as t from '../layout/simple-types.ts';
import { CTE_EVENTS } from './family.ts';

const ELEMENT = 'evEPECCTe';
const NONE = '0.00';

/** Group and address group of each payer that is a party of the CT-e. */
const PAYERS: Readonly<Record<string, readonly [party: string, address: string]>> = {
  '0': ['rem', 'enderReme'],
  '1': ['exped', 'enderExped'],
  '2': ['receb', 'enderReceb'],
  '3': ['dest', 'enderDest'],
};

function payerOf(signed: Tree): Tree {
  const ide = groupOf(signed, 'ide');
  const named = ide['toma4'] !== undefined;
  const toma = leafOf(groupOf(ide, named ? 'toma4' : 'toma3'), 'toma');
  const [party, address] = PAYERS[toma] ?? ['', ''];
  const payer = named ? groupOf(ide, 'toma4') : groupOf(signed, party);
  const [cpf, ie] = [leafOf(payer, 'CPF'), leafOf(payer, 'IE')];
  return {
    toma,
    UF: leafOf(groupOf(payer, named ? 'enderToma' : address), 'UF'),
    ...(cpf === '' ? { CNPJ: leafOf(payer, 'CNPJ') } : { CPF: cpf }),
    ...(ie !== '' && { IE: ie }),
  };
}

/** ICMS of the service and, if retained before, its ICMS ST: the group of ICMS decides which applies (rule 642). */
function icmsOf(signed: Tree): { readonly vICMS: string; readonly vICMSST: string } {
  const icms = groupOf(groupOf(signed, 'imp'), 'ICMS');
  const [tag = ''] = Object.keys(icms);
  const values = groupOf(icms, tag);
  return {
    vICMS: leafOf(values, 'vICMS') || leafOf(values, 'vICMSOutraUF') || NONE,
    vICMSST: leafOf(values, 'vICMSSTRet'),
  };
}

/**
 * Announces the CT-e to the SVC of its UF before transmission. Source: MOC CT-e 4.00 Visão Geral, EPEC;
 * evEPECCTe_v4.00.xsd.
 */
export const epec = compilePrior({
  tpEvento: '110113',
  descEvento: 'EPEC',
  receiver: (uf) => CTE_ENDPOINTS.svc?.byUf[uf] ?? null,
  // [?] 677 speaks of 43 at the SVC-RS; what is known to be enforced is the UF of the key.
  cOrgao: (chave) => chave.slice(0, 2),
  envelope: portalEnvelope(CTE_EVENTS, ELEMENT),
  known: ['631'],
  taken: ['638'],
  notYet: ['641'],
  rows: [
    leaf('xJust', '1-1', TJust, 'motivo_entrada_contingencia', 'Justificativa da contingência'),
    leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor', 'Valor do ICMS'),
    leaf('vICMSST', '0-1', t.TDec_1302, 'icms_valor_retido_st', 'Valor do ICMS ST'),
    leaf('vTPrest', '1-1', t.TDec_1302, 'valor_total', 'Valor total da prestação'),
    leaf('vCarga', '1-1', t.TDec_1302, 'valor_total_carga', 'Valor total da carga'),
    group('toma4', '1-1', 'Tomador', [
      leaf(
        'toma',
        '1-1',
        oneOf({ '0': 'remetente', '1': 'expedidor', '2': 'recebedor', '3': 'destinatário', '4': 'outros' }),
        'tomador',
        'Tomador do serviço',
      ),
      leaf('UF', '1-1', t.TUf, 'uf_tomador', 'UF do tomador; EX no exterior'),
      choice('1-1', [
        leaf(
          'CNPJ',
          '1-1',
          { ...t.TCnpjOpc, patterns: ['[0-9]{0}|[A-Z0-9]{12}[0-9]{2}'] },
          'cnpj_tomador',
          'CNPJ do tomador',
        ),
        leaf('CPF', '1-1', { ...t.TCpf, patterns: ['[0-9]{11}'] }, 'cpf_tomador', 'CPF do tomador'),
      ]),
      leaf(
        'IE',
        '0-1',
        { ...t.TIeDest, patterns: ['[0-9]{0,14}|ISENTO'], maxLength: 14 },
        'inscricao_estadual_tomador',
        'IE do tomador',
      ),
    ]),
    leaf('modal', '1-1', oneOf(t.MODALS), 'modal', 'Modal'),
    leaf('UFIni', '1-1', t.TUf, 'uf_inicio', 'UF de início'),
    leaf('UFFim', '1-1', t.TUf, 'uf_fim', 'UF de término'),
    leaf('tpCTe', '1-1', oneOf({ '0': 'normal' }), 'tipo_documento', 'Tipo do CT-e: só o normal'),
    leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Emissão do CT-e'),
  ],
  body({ signed, reason }) {
    const ide = groupOf(signed, 'ide');
    const { vICMS, vICMSST } = icmsOf(signed);
    const carga = groupOf(groupOf(signed, 'infCTeNorm'), 'infCarga');
    return {
      xJust: reason,
      vICMS,
      ...(vICMSST !== '' && { vICMSST }),
      vTPrest: leafOf(groupOf(signed, 'vPrest'), 'vTPrest'),
      // The pipeline alone has none.
      vCarga: leafOf(carga, 'vCarga') || NONE,
      toma4: payerOf(signed),
      modal: leafOf(ide, 'modal'),
      UFIni: leafOf(ide, 'UFIni'),
      UFFim: leafOf(ide, 'UFFim'),
      tpCTe: leafOf(ide, 'tpCTe'),
      dhEmi: leafOf(ide, 'dhEmi'),
    };
  },
});
