import type { Draft } from '../../engine/body/draft.ts';
import { emitterAddress, inventedKey, LENT_CPF, NOT_TOLD } from '../../engine/body/stand-in-rows.ts';
import { type StandIn, standIns } from '../../engine/body/stand-ins.ts';
import { listOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { DOCUMENT_LISTS } from './route.ts';

type Stage = 'emitente' | 'rodoviario' | 'descarregamento' | 'carga';

/** Default plate in the sandbox. No real vehicle has it, so an open MDF-e with it blocks no other. */
export const LENT_PLATE = 'EMT0A00';

const carriesNothing = ({ input }: Draft, town: FlatInput): boolean =>
  input['carregamento_posterior'] === undefined &&
  Object.keys(DOCUMENT_LISTS).every((list) => listOf(town, list).length === 0);

/** An invented note, another one for each town. */
function inventedNote(draft: Draft, town: FlatInput): FlatInput[] | undefined {
  const key = inventedKey(draft, listOf(draft.input, 'municipios_descarregamento').indexOf(town) + 1);
  return key === undefined ? undefined : [{ chave_nfe: key }];
}

// biome-ignore format: a table reads as one row a line
export const MDFE_STAND_INS: readonly StandIn<Draft, Stage>[] = [
  ...emitterAddress<Draft>(),

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
