import type { DocumentModule } from '../../engine/module.ts';
import { NFE } from '../../vocabulary/message-names.ts';
import { NFE_BY_HAND, NFE_CONTINGENCY } from './contingency.ts';
import { CSTAT_NFE } from './cstat.ts';
import { NFE_ENDPOINTS } from './endpoints.ts';
import { atorInteressado } from './events/ator-interessado.ts';
import { cancelamento } from './events/cancelamento.ts';
import { cancelamentoEconf } from './events/cancelamento-econf.ts';
import { cancelamentoEvento } from './events/cancelamento-evento.ts';
import { cartaCorrecao } from './events/carta-correcao.ts';
import { NFE_DEADLINES } from './events/deadlines.ts';
import { cancelamentoComprovanteEntrega } from './events/delivery/cancelamento-comprovante-entrega.ts';
import { cancelamentoInsucessoEntrega } from './events/delivery/cancelamento-insucesso-entrega.ts';
import { comprovanteEntrega } from './events/delivery/comprovante-entrega.ts';
import { insucessoEntrega } from './events/delivery/insucesso-entrega.ts';
import { econf } from './events/econf.ts';
import { fornecimentoNaoRealizado } from './events/reform/fornecimento-nao-realizado.ts';
import { importacaoSemIsencao } from './events/reform/importacao-sem-isencao.ts';
import { pagamentoIntegral } from './events/reform/pagamento-integral.ts';
import { perecimentoTransporte } from './events/reform/perecimento-transporte.ts';
import { previsaoEntrega } from './events/reform/previsao-entrega.ts';
import { vinculacaoPagamento } from './events/vinculacao-pagamento.ts';
import { nfe as definition } from './nfe.ts';
import {
  cancelamentoProrrogacaoIcms,
  cancelamentoSegundaProrrogacaoIcms,
  prorrogacaoIcms,
  segundaProrrogacaoIcms,
} from './prorrogacao/prorrogacao.ts';
import { creditoPresumido } from './recipient/credito-presumido.ts';
import { NFE_REJECTIONS } from './rejections.ts';

export const nfe: DocumentModule = {
  definition,
  endpoints: NFE_ENDPOINTS,
  names: NFE,
  cstats: CSTAT_NFE,
  rejections: NFE_REJECTIONS,
  events: [
    cancelamento,
    cartaCorrecao,
    atorInteressado,
    insucessoEntrega,
    cancelamentoInsucessoEntrega,
    econf,
    cancelamentoEconf,
    comprovanteEntrega,
    cancelamentoComprovanteEntrega,
    pagamentoIntegral,
    importacaoSemIsencao,
    perecimentoTransporte,
    fornecimentoNaoRealizado,
    previsaoEntrega,
    vinculacaoPagamento,
    cancelamentoEvento,
    creditoPresumido,
    prorrogacaoIcms,
    segundaProrrogacaoIcms,
    cancelamentoProrrogacaoIcms,
    cancelamentoSegundaProrrogacaoIcms,
  ],
  deadlines: NFE_DEADLINES,
  contingency: NFE_CONTINGENCY,
  byHand: NFE_BY_HAND,
};
