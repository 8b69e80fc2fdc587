import { buildChave } from '../../chave-acesso/chave-acesso.ts';
import type { Draft } from '../../engine/body/draft.ts';
import { type StandIn, standIns } from '../../engine/body/stand-ins.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { isCnpj } from '../../identity/cnpj.ts';
import { type Uf, ufBySigla } from '../../tables/uf.ts';
import { DOCUMENT_LISTS } from './route.ts';

type Stage = 'emitente' | 'rodoviario' | 'descarregamento' | 'carga';

const NOT_TOLD = 'NAO INFORMADO';
const LENT_CPF = '12345678909';

/** Default plate in the sandbox. No real vehicle has it, so an open MDF-e with it blocks no other. */
export const LENT_PLATE = 'EMT0A00';

const issuerUf = ({ input, context }: Draft): Uf | undefined =>
  ufBySigla(textOf(input, 'uf_emitente') ?? context.issuer.uf);

const carriesNothing = ({ input }: Draft, town: FlatInput): boolean =>
  input['carregamento_posterior'] === undefined &&
  Object.keys(DOCUMENT_LISTS).every((list) => listOf(town, list).length === 0);

/** Key of an invented note of the same issuer and month, another one for each town. */
function inventedNote(draft: Draft, town: FlatInput): FlatInput[] | undefined {
  const { input, dhEmi } = draft;
  const cUF = issuerUf(draft)?.cUF;
  const cnpj = textOf(input, 'cnpj_emitente') ?? '';
  if (cUF === undefined || !isCnpj(cnpj)) return undefined;
  const AAMM = dhEmi.slice(2, 4) + dhEmi.slice(5, 7);
  const nNF = listOf(input, 'municipios_descarregamento').indexOf(town) + 1;
  const chave = buildChave({ cUF, AAMM, cnpj, mod: '55', serie: 1, nNF, tpEmis: '1', cNF: '46502913' });
  return [{ chave_nfe: chave }];
}

// biome-ignore format: a table reads as one row a line
export const MDFE_STAND_INS: readonly StandIn<Draft, Stage>[] = [
  { stage: 'emitente', field: 'logradouro_emitente', tag: 'xLgr', value: NOT_TOLD, why: 'endereço do emitente é obrigatório' },
  { stage: 'emitente', field: 'numero_emitente', tag: 'nro', value: 'S/N', why: 'endereço do emitente é obrigatório' },
  { stage: 'emitente', field: 'bairro_emitente', tag: 'xBairro', value: NOT_TOLD, why: 'endereço do emitente é obrigatório' },
  { stage: 'emitente', field: 'municipio_emitente', tag: 'xMun', value: (draft) => issuerUf(draft)?.capital.nome, why: 'capital da UF do emitente' },
  { stage: 'emitente', field: 'codigo_municipio_emitente', tag: 'cMun', when: (draft) => textOf(draft.input, 'municipio_emitente') === issuerUf(draft)?.capital.nome, value: (draft) => issuerUf(draft)?.capital.codigo, why: 'capital da UF do emitente' },

  { stage: 'rodoviario', field: 'placa_veiculo', tag: 'placa', value: LENT_PLATE, why: 'o modal rodoviário leva o veículo de tração' },
  { stage: 'rodoviario', field: 'tara_veiculo', tag: 'tara', value: '8000', why: 'o veículo de tração leva a tara' },
  { stage: 'rodoviario', field: 'tipo_rodado_veiculo', tag: 'tpRod', value: '01', why: 'o veículo de tração leva o tipo de rodado' },
  { stage: 'rodoviario', field: 'tipo_carroceria_veiculo', tag: 'tpCar', value: '02', why: 'o veículo de tração leva o tipo de carroceria' },
  { stage: 'rodoviario', field: 'condutores', tag: 'condutor', value: () => [{ nome: NOT_TOLD, cpf: LENT_CPF }], why: 'o modal rodoviário leva ao menos um condutor' },

  { stage: 'descarregamento', field: 'notas_fiscais', tag: 'infNFe', when: carriesNothing, value: inventedNote, why: 'cada município de descarregamento tem documentos (616)' },

  { stage: 'carga', field: 'valor_total_carga', tag: 'vCarga', value: '1.00', why: 'valor da carga é obrigatório' },
  { stage: 'carga', field: 'peso_bruto', tag: 'qCarga', value: '1.0000', why: 'peso bruto é obrigatório' },
];

/** Fills sandbox defaults for fields that body and registration lack. */
export const fillStandIns = standIns(MDFE_STAND_INS);
