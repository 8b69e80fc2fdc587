// biome-ignore-all format: one row per line
import { publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const compl = group('compl', '0-1', 'Dados complementares do CT-e para fins operacionais ou comerciais', [
  leaf('xCaracAd', '0-1', publishedText, 'caracteristica_adicional_transporte', 'Característica adicional do transporte'),
  leaf('xCaracSer', '0-1', publishedText, 'caracteristica_adicional_servico', 'Característica adicional do serviço'),
  leaf('xEmi', '0-1', publishedText, 'funcionario_emissor', 'Funcionário emissor'),
  group('fluxo', '0-1', 'Previsão do fluxo da carga', [
    leaf('xOrig', '0-1', publishedText, 'codigo_interno_origem', 'Sigla da origem'),
    list('pass', '0-unbounded', 'passagens', 'Pontos de passagem', [
      leaf('xPass', '0-1', publishedText, 'codigo_interno', 'Sigla do ponto de passagem'),
    ]),
    leaf('xDest', '0-1', publishedText, 'codigo_interno_destino', 'Sigla do destino'),
    leaf('xRota', '0-1', publishedText, 'codigo_rota', 'Código da rota'),
  ]),
  group('Entrega', '0-1', 'Informações ref. a previsão de entrega', [
    choice('1-1', [
      group('semData', '1-1', 'Entrega sem data definida', [
        leaf('tpPer', '1-1', publishedOption({ '0': 'sem definição' }), 'tipo_programacao_entrega', 'Tipo de período da entrega'),
      ]),
      group('comData', '1-1', 'Entrega com data definida', [
        leaf('tpPer', '1-1', publishedOption({ '1': 'na data/no horário', '2': 'até', '3': 'a partir de' }), 'tipo_data_programada', 'Tipo de período da entrega'),
        leaf('dProg', '1-1', t.TData, 'data_programada', 'Data programada da entrega'),
      ]),
      group('noPeriodo', '1-1', 'Entrega no período definido', [
        leaf('tpPer', '1-1', publishedOption({ '4': 'no período/intervalo' }), 'tipo_periodo', 'Tipo de período da entrega'),
        leaf('dIni', '1-1', t.TData, 'data_inicial', 'Data inicial'),
        leaf('dFim', '1-1', t.TData, 'data_final', 'Data final'),
      ]),
    ]),
    choice('1-1', [
      group('semHora', '1-1', 'Entrega sem hora definida', [
        leaf('tpHor', '1-1', publishedOption({ '0': 'sem definição' }), 'sem_hora_tipo_hora_programada', 'Tipo de horário da entrega'),
      ]),
      group('comHora', '1-1', 'Entrega com hora definida', [
        leaf('tpHor', '1-1', publishedOption({ '1': 'na data/no horário', '2': 'até', '3': 'a partir de' }), 'com_hora_tipo_hora_programada', 'Tipo de horário da entrega'),
        leaf('hProg', '1-1', t.TTime, 'hora_programada', 'Hora programada'),
      ]),
      group('noInter', '1-1', 'Entrega no intervalo de horário definido', [
        leaf('tpHor', '1-1', publishedOption({ '4': 'no período/intervalo' }), 'tipo_hora_programada', 'Tipo de horário da entrega'),
        leaf('hIni', '1-1', t.TTime, 'hora_programada_inicial', 'Hora inicial'),
        leaf('hFim', '1-1', t.TTime, 'hora_programada_final', 'Hora final'),
      ]),
    ]),
  ]),
  leaf('origCalc', '0-1', publishedText, 'municipio_origem', 'Município de origem para cálculo do frete'),
  leaf('destCalc', '0-1', publishedText, 'municipio_destino', 'Município de destino para cálculo do frete'),
  leaf('xObs', '0-1', publishedText, 'observacao', 'Observações gerais'),
  list('ObsCont', '0-10', 'observacoes_contribuinte', 'Campo de uso livre do contribuinte', [
    leaf('@xCampo', '1-1', publishedText, 'campo', 'Nome do campo livre'),
    leaf('xTexto', '1-1', publishedText, 'conteudo', 'Conteúdo do campo livre'),
  ]),
  list('ObsFisco', '0-10', 'observacoes_fisco', 'Campo de uso livre do fisco', [
    leaf('@xCampo', '1-1', publishedText, 'campo', 'Nome do campo livre'),
    leaf('xTexto', '1-1', publishedText, 'conteudo', 'Conteúdo do campo livre'),
  ]),
]);
