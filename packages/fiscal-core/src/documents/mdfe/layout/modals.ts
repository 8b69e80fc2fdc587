// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list, object } from '../../../engine/layout/rows.ts';
import { rodo } from './modal-rodoviario.ts';
import * as t from './simple-types.ts';

const aereo = object('aereo', '1-1', 'modal_aereo', 'Modal aéreo', [
  leaf('nac', '1-1', publishedText, 'marca_nacionalidade_aeronave', 'Marca de nacionalidade da aeronave'),
  leaf('matr', '1-1', publishedText, 'marca_matricula_aeronave', 'Marca de matrícula da aeronave'),
  leaf('nVoo', '1-1', publishedText, 'numero_voo', 'Número do voo'),
  leaf('cAerEmb', '1-1', publishedText, 'aerodromo_embarque', 'Aeródromo de embarque (IATA ou OACI)'),
  leaf('cAerDes', '1-1', publishedText, 'aerodromo_destino', 'Aeródromo de destino (IATA ou OACI)'),
  leaf('dVoo', '1-1', t.TData, 'data_voo', 'Data do voo'),
]);

const aquav = object('aquav', '1-1', 'modal_aquaviario', 'Modal aquaviário', [
  leaf('irin', '1-1', t.Irin, 'irin_navio', 'IRIN do navio'),
  leaf('tpEmb', '1-1', publishedDigits, 'tipo_embarcacao', 'Código do tipo de embarcação'),
  leaf('cEmbar', '1-1', publishedText, 'codigo_embarcacao', 'Código da embarcação'),
  leaf('xEmbar', '1-1', publishedText, 'nome_embarcacao', 'Nome da embarcação'),
  leaf('nViag', '1-1', t.NViag, 'numero_viagem', 'Número da viagem'),
  leaf('cPrtEmb', '1-1', publishedText, 'codigo_porto_embarque', 'Código do porto de embarque'),
  leaf('cPrtDest', '1-1', publishedText, 'codigo_porto_destino', 'Código do porto de destino'),
  leaf('prtTrans', '0-1', publishedText, 'porto_transbordo', 'Porto de transbordo'),
  leaf('tpNav', '0-1', publishedOption({ '0': 'interior', '1': 'cabotagem' }), 'tipo_navegacao', 'Tipo de navegação'),
  list('infTermCarreg', '0-5', 'terminais_carregamento', 'Terminais de carregamento', [
    leaf('cTermCarreg', '1-1', publishedText, 'codigo', 'Código do terminal de carregamento'),
    leaf('xTermCarreg', '1-1', publishedText, 'nome', 'Nome do terminal de carregamento'),
  ]),
  list('infTermDescarreg', '0-5', 'terminais_descarregamento', 'Terminais de descarregamento', [
    leaf('cTermDescarreg', '1-1', publishedText, 'codigo_terminal', 'Código do terminal de descarregamento'),
    leaf('xTermDescarreg', '1-1', publishedText, 'nome_terminal', 'Nome do terminal de descarregamento'),
  ]),
  list('infEmbComb', '0-30', 'embarcacoes_comboio', 'Embarcações do comboio', [
    leaf('cEmbComb', '1-1', publishedText, 'codigo', 'Código da embarcação do comboio'),
    leaf('xBalsa', '1-1', publishedText, 'identificacao_balsa', 'Identificador da balsa'),
  ]),
  list('infUnidCargaVazia', '0-unbounded', 'unidades_carga_vazias', 'Unidades de carga vazias', [
    leaf('idUnidCargaVazia', '1-1', t.IdUnid, 'identificacao', 'Identificação da unidade de carga vazia'),
    leaf('tpUnidCargaVazia', '1-1', t.TtipoUnidCarga, 'tipo', 'Tipo da unidade de carga vazia'),
  ]),
  list('infUnidTranspVazia', '0-unbounded', 'unidades_transporte_vazias', 'Unidades de transporte vazias', [
    leaf('idUnidTranspVazia', '1-1', t.IdUnid, 'identificacao', 'Identificação da unidade de transporte vazia'),
    leaf('tpUnidTranspVazia', '1-1', publishedOption({ '1': 'caminhão', '2': 'carreta' }), 'tipo', 'Tipo da unidade de transporte vazia'),
  ]),
  leaf('MMSI', '0-1', t.MMSI, 'mmsi', 'Identificação MMSI da embarcação'),
]);

const ferrov = object('ferrov', '1-1', 'modal_ferroviario', 'Modal ferroviário', [
  group('trem', '1-1', 'Composição do trem', [
    leaf('xPref', '1-1', publishedText, 'prefixo_trem', 'Prefixo do trem'),
    leaf('dhTrem', '0-1', t.TDateTimeUTC, 'data_hora_liberacao_trem_origem', 'Liberação do trem na origem'),
    leaf('xOri', '1-1', publishedText, 'origem_trem', 'Sigla da estação de origem'),
    leaf('xDest', '1-1', publishedText, 'destino_trem', 'Sigla da estação de destino'),
    leaf('qVag', '1-1', t.QVag, 'quantidade_vagoes', 'Quantidade de vagões carregados'),
  ]),
  list('vag', '1-unbounded', 'vagoes', 'Vagões', [
    leaf('pesoBC', '1-1', t.TDec_0303, 'peso_base_calculo_frete', 'Peso base de cálculo do frete, em toneladas'),
    leaf('pesoR', '1-1', t.TDec_0303, 'peso_real', 'Peso real, em toneladas'),
    leaf('tpVag', '0-1', publishedText, 'tipo_vagao', 'Tipo de vagão'),
    leaf('serie', '1-1', publishedText, 'serie', 'Série do vagão'),
    leaf('nVag', '1-1', t.NVag, 'numero_identificao_vagao', 'Número do vagão'),
    leaf('nSeq', '0-1', t.QVag, 'sequencia_vagao_composicao', 'Posição do vagão na composição'),
    leaf('TU', '1-1', t.TDec_0302_0303, 'tonelada_util', 'Tonelada útil'),
  ]),
]);

/** The document's schema takes any element here; each modal has a schema of its own. */
export const infModal = group('infModal', '1-1', 'Informações do modal', [
  leaf('@versaoModal', '1-1', t.VersaoModal, 'engine', 'Versão do leiaute do modal; fixo 3.00'),
  choice('1-1', [rodo, aereo, aquav, ferrov]),
]);
