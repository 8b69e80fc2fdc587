import type { EventKind } from '../lifecycle/states.ts';
import { cancelamento as cancelamentoCte } from './cte/cancelamento.ts';
import { cartaCorrecao as cartaCorrecaoCte } from './cte/carta-correcao.ts';
import { cancelamento as cancelamentoDce } from './dce/cancelamento.ts';
import type { EventDefinition } from './definition.ts';
import { cancelamento as cancelamentoMdfe } from './mdfe/cancelamento.ts';
import { encerramento } from './mdfe/encerramento.ts';
import { inclusaoCondutor } from './mdfe/inclusao-condutor.ts';
import { inclusaoDfe } from './mdfe/inclusao-dfe.ts';
import { cancelamento as cancelamentoNfcom } from './nfcom/cancelamento.ts';
import { atorInteressado } from './nfe/ator-interessado.ts';
import { cancelamento } from './nfe/cancelamento.ts';
import { cancelamentoEconf } from './nfe/cancelamento-econf.ts';
import { cancelamentoInsucessoEntrega } from './nfe/cancelamento-insucesso-entrega.ts';
import { cancelamentoSubstituicao } from './nfe/cancelamento-substituicao.ts';
import { cartaCorrecao } from './nfe/carta-correcao.ts';
import { econf } from './nfe/econf.ts';
import { insucessoEntrega } from './nfe/insucesso-entrega.ts';
import { cancelamento as cancelamentoNfse } from './nfse/cancelamento.ts';

/** The only list of events. Everything else is derived from it. */
export const EVENTS: readonly EventDefinition[] = [
  cancelamento,
  cancelamentoSubstituicao,
  cartaCorrecao,
  atorInteressado,
  insucessoEntrega,
  cancelamentoInsucessoEntrega,
  econf,
  cancelamentoEconf,
  cancelamentoNfcom,
  cancelamentoCte,
  cartaCorrecaoCte,
  cancelamentoNfse,
  cancelamentoMdfe,
  encerramento,
  inclusaoCondutor,
  inclusaoDfe,
  cancelamentoDce,
];

/** The event of that kind for a document type; undefined when the type does not take it. */
export const eventDefinition = (type: string, kind: EventKind): EventDefinition | undefined =>
  EVENTS.find((event) => event.kind === kind && event.types.includes(type));

/** Which cancellation a body asks for: an NFC-e that names its substitute is cancelled by substitution. */
export const cancellationKind = (type: string, body: Readonly<Record<string, unknown>>): EventKind => {
  const substitute = body['chave_nfe_substituta'];
  const named = substitute !== undefined && substitute !== null && substitute !== '';
  return named && eventDefinition(type, 'cancelamento-substituicao') !== undefined
    ? 'cancelamento-substituicao'
    : 'cancelamento';
};

/** tpEvento of the events of a type that leave the document as the given one does; none when it leaves it as it was. */
export const sameEffect = (type: string, { leaves }: EventDefinition): readonly string[] =>
  leaves === null
    ? []
    : EVENTS.filter((event) => event.leaves === leaves && event.types.includes(type)).map(
        ({ tpEvento }) => tpEvento,
      );
