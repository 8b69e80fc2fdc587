// biome-ignore-all format: one row per line
import { decimal, digits, oneOf, text } from '../../../engine/layout/facets.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { TCodMunIBGE, TDateTimeUTC } from '../../../engine/portal/simple-types.ts';
import { nfseLayout } from './layout.ts';

// Read alone, never written: the words matter, limits do not.
const free = text(1, 2000);
const amount = decimal('TSDec15V2', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,14}(\\.[0-9]{2})?', 'até 15 inteiros e 2 decimais');
const rate = decimal('TSDec3V2', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2})?', 'até 3 inteiros e 2 decimais');

const emit = group('emit', '1-1', 'Emitente', [
  leaf('CNPJ', '0-1', free, 'engine', 'CNPJ'),
  leaf('CPF', '0-1', free, 'engine', 'CPF'),
  leaf('IM', '0-1', free, 'engine', 'Inscrição municipal'),
  leaf('xNome', '1-1', free, 'engine', 'Nome'),
  leaf('xFant', '0-1', free, 'engine', 'Nome fantasia'),
  group('enderNac', '1-1', 'Endereço', []),
  leaf('fone', '0-1', digits(6, 20), 'engine', 'Telefone'),
  leaf('email', '0-1', free, 'engine', 'E-mail'),
]);

const valores = group('valores', '1-1', 'Valores da nota', [
  leaf('vCalcDR', '0-1', amount, 'engine', 'Deduções e reduções da base'),
  leaf('vCalcBM', '0-1', amount, 'engine', 'Redução por benefício municipal'),
  leaf('vBC', '0-1', amount, 'engine', 'Base de cálculo do ISSQN'),
  leaf('pAliqAplic', '0-1', rate, 'engine', 'Alíquota aplicada'),
  leaf('vISSQN', '0-1', amount, 'engine', 'ISSQN'),
  leaf('vTotalRet', '0-1', amount, 'engine', 'Total das retenções'),
  leaf('vLiq', '1-1', amount, 'engine', 'Valor líquido'),
]);

const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS calculados', [
  leaf('xLocalidadeIncid', '0-1', free, 'engine', 'Município de incidência'),
  group('valores', '0-1', 'Bases e alíquotas', [
    leaf('vBC', '0-1', amount, 'engine', 'Base de cálculo'),
    leaf('vCalcReeRepRes', '0-1', amount, 'engine', 'Reembolso, repasse e ressarcimento'),
    group('uf', '0-1', 'IBS do estado', [
      leaf('pIBSUF', '0-1', rate, 'engine', 'Alíquota'),
      leaf('pRedAliqUF', '0-1', rate, 'engine', 'Redução da alíquota'),
      leaf('pAliqEfetUF', '0-1', rate, 'engine', 'Alíquota efetiva'),
    ]),
    group('mun', '0-1', 'IBS do município', [
      leaf('pIBSMun', '0-1', rate, 'engine', 'Alíquota'),
      leaf('pRedAliqMun', '0-1', rate, 'engine', 'Redução da alíquota'),
      leaf('pAliqEfetMun', '0-1', rate, 'engine', 'Alíquota efetiva'),
    ]),
    group('fed', '0-1', 'CBS', [
      leaf('pCBS', '0-1', rate, 'engine', 'Alíquota'),
      leaf('pRedAliqCBS', '0-1', rate, 'engine', 'Redução da alíquota'),
      leaf('pAliqEfetCBS', '0-1', rate, 'engine', 'Alíquota efetiva'),
    ]),
  ]),
  group('totCIBS', '0-1', 'Totais', [
    leaf('vTotNF', '0-1', amount, 'engine', 'Total da nota'),
    group('gIBS', '0-1', 'IBS', [leaf('vIBSTot', '0-1', amount, 'engine', 'IBS')]),
    group('gCBS', '0-1', 'CBS', [leaf('vCBS', '0-1', amount, 'engine', 'CBS')]),
  ]),
]);

/**
 * The NFS-e that the national environment makes of a DPS, as far as people read it. Source: tiposComplexos_v1.01.xsd
 * (TCInfNFSe).
 */
export const nfseNoteLayout: Layout = {
  ...nfseLayout,
  root: 'NFSe',
  signed: 'infNFSe',
  rows: [
    group('infNFSe', '1-1', 'Informações da NFS-e', [
      leaf('xLocEmi', '1-1', free, 'engine', 'Município emissor'),
      leaf('xLocPrestacao', '1-1', free, 'engine', 'Local da prestação'),
      leaf('nNFSe', '1-1', digits(1, 13), 'engine', 'Número da nota'),
      leaf('cLocIncid', '0-1', TCodMunIBGE, 'engine', 'Município de incidência do ISSQN'),
      leaf('xLocIncid', '0-1', free, 'engine', 'Município de incidência do ISSQN'),
      leaf('xTribNac', '1-1', free, 'engine', 'Serviço na lista nacional'),
      leaf('xTribMun', '0-1', free, 'engine', 'Serviço na lista do município'),
      leaf('xNBS', '0-1', free, 'engine', 'Serviço na NBS'),
      leaf('tpEmis', '1-1', oneOf({ 1: 'emissão normal', 2: 'emissão do município transcrita' }), 'engine', 'Forma de emissão'),
      leaf('dhProc', '1-1', TDateTimeUTC, 'engine', 'Gerada em'),
      leaf('xOutInf', '0-1', free, 'engine', 'Outras informações do município'),
      emit,
      valores,
      IBSCBS,
      group('DPS', '1-1', 'Declaração da prestação do serviço', nfseLayout.rows),
    ]),
  ],
};
