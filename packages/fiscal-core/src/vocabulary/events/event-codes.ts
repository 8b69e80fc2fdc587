// biome-ignore-all format: a table reads as one row a line
import { EVENT_WORDS, type Text } from './event-words.ts';

/** Name of an event that others make, by tpEvento. `[?]` in a comment: the code is of no text that was read. */
type Names = Readonly<Record<string, Text>>;

const EPEC: Text = { pt: 'EPEC', en: 'EPEC' };
/** Registers of the road, which the fisco makes over any transport document. */
const PASSAGE: Text = { pt: 'Registro de passagem', en: 'Passage registered' };
const AUTOMATIC_PASSAGE: Text = { pt: 'Registro de passagem automático', en: 'Passage registered automatically' };
const CANCELABLE_AGAIN: Text = { pt: 'Liberação do prazo de cancelamento', en: 'Term of cancellation released' };

/** Sources: NT 2025.002-RTC v1.52 §8; NT 2026.005; NT 2015.001; NT 2020.001; e610130, e790700, e990900, e990910 XSDs. */
const NFE: Names = {
  110001: EVENT_WORDS['cancelamento-evento'].name,
  110140: EPEC,
  210200: { pt: 'Confirmação da operação, do destinatário', en: 'Operation confirmed by the recipient' },
  210210: { pt: 'Ciência da operação, do destinatário', en: 'Operation acknowledged by the recipient' },
  210220: { pt: 'Desconhecimento da operação, do destinatário', en: 'Operation unknown to the recipient' },
  210240: { pt: 'Operação não realizada, do destinatário', en: 'Operation not carried out, by the recipient' },
  211110: EVENT_WORDS['credito-presumido'].name,
  211120: { pt: 'Destinação de item para consumo pessoal', en: 'Item for personal consumption' },
  211124: EVENT_WORDS['perecimento-transporte-adquirente'].name,
  211128: EVENT_WORDS['aceite-debito'].name,
  211130: EVENT_WORDS['imobilizacao-item'].name,
  211140: EVENT_WORDS['credito-combustivel'].name,
  211150: EVENT_WORDS['credito-bens-servicos'].name,
  212110: EVENT_WORDS['transferencia-credito-ibs'].name,
  212120: EVENT_WORDS['transferencia-credito-cbs'].name,
  411500: { pt: 'Resposta do fisco à prorrogação do ICMS', en: 'Answer of the tax authority: more time of suspended ICMS' },
  411501: { pt: 'Resposta do fisco à segunda prorrogação do ICMS', en: 'Answer of the tax authority: second term of suspended ICMS' },
  411502: { pt: 'Resposta do fisco ao cancelamento da prorrogação do ICMS', en: 'Answer of the tax authority: withdrawal of the request for more time' },
  411503: { pt: 'Resposta do fisco ao cancelamento da segunda prorrogação do ICMS', en: 'Answer of the tax authority: withdrawal of the request for a second term' },
  412120: { pt: 'Resposta do fisco à transferência de crédito de IBS', en: 'Answer of the tax authority: transfer of IBS credit' },
  412130: { pt: 'Resposta do fisco à transferência de crédito de CBS', en: 'Answer of the tax authority: transfer of CBS credit' },
  412140: { pt: 'Tributação do Simples Nacional', en: 'Taxation by Simples Nacional' },
  610130: { pt: 'Comprovante de entrega do CT-e', en: 'Proof of delivery of the CT-e' },
  610131: { pt: 'Cancelamento do comprovante de entrega do CT-e', en: 'Cancellation of the CT-e’s proof of delivery' },
  610500: PASSAGE, // [?]
  610501: { pt: 'Cancelamento do registro de passagem', en: 'Cancellation of the registered passage' }, // [?]
  610510: { pt: 'Registro de passagem do MDF-e', en: 'Passage of the MDF-e registered' }, // [?]
  610514: { pt: 'Registro de passagem do MDF-e com CT-e', en: 'Passage of the MDF-e with CT-e registered' }, // [?]
  610550: AUTOMATIC_PASSAGE, // [?]
  610600: { pt: 'CT-e autorizado para a nota', en: 'CT-e authorized for the note' }, // [?]
  610601: { pt: 'CT-e da nota cancelado', en: 'CT-e of the note canceled' }, // [?]
  610610: { pt: 'MDF-e autorizado para a nota', en: 'MDF-e authorized for the note' }, // [?]
  610611: { pt: 'MDF-e da nota cancelado', en: 'MDF-e of the note canceled' }, // [?]
  610614: { pt: 'MDF-e autorizado para a nota, com CT-e', en: 'MDF-e with CT-e authorized for the note' }, // [?]
  610615: { pt: 'MDF-e da nota cancelado, com CT-e', en: 'MDF-e with CT-e of the note canceled' }, // [?]
  790700: { pt: 'Averbação para exportação', en: 'Export recorded by customs' },
  990900: { pt: 'Vistoria da Suframa', en: 'Inspection by Suframa' },
  990910: { pt: 'Confirmação de internalização na Suframa', en: 'Entry of the goods confirmed by Suframa' },
};

const NFCE: Names = {
  110140: EPEC,
};

/** Sources: types of eventoCTe 4.00; MOC CT-e 4.00; public copy of the SVRS validators. */
const CTE: Names = {
  110113: EPEC,
  110170: { pt: 'Informações da GTV', en: 'Data of the GTV' },
  211110: { pt: 'Apropriação de crédito presumido', en: 'Presumed credit claimed' },
  240130: { pt: 'CT-e complementar autorizado', en: 'Complementary CT-e authorized' },
  240131: { pt: 'CT-e complementar cancelado', en: 'Complementary CT-e canceled' },
  240140: { pt: 'CT-e substituído', en: 'CT-e replaced' },
  240150: { pt: 'CT-e anulado', en: 'CT-e annulled' },
  240160: { pt: 'Liberação de EPEC', en: 'EPEC released' },
  240170: CANCELABLE_AGAIN,
  310610: { pt: 'MDF-e autorizado para o CT-e', en: 'MDF-e authorized for the CT-e' },
  310611: { pt: 'MDF-e do CT-e cancelado', en: 'MDF-e of the CT-e canceled' },
  310620: PASSAGE,
  440130: { pt: 'CT-e de redespacho autorizado', en: 'CT-e of redespacho authorized' },
  440140: { pt: 'CT-e de redespacho intermediário autorizado', en: 'CT-e of intermediate redespacho authorized' },
  440150: { pt: 'CT-e de subcontratação autorizado', en: 'CT-e of subcontracting authorized' },
  440160: { pt: 'CT-e de serviço multimodal autorizado', en: 'Multimodal CT-e authorized' },
  510620: AUTOMATIC_PASSAGE,
  510630: { pt: 'Registro de passagem automático do MDF-e', en: 'Passage of the MDF-e registered automatically' },
  610110: { pt: 'Prestação do serviço em desacordo, do tomador', en: 'Service disputed by its taker' },
  610111: { pt: 'Cancelamento da prestação em desacordo', en: 'Cancellation of the dispute' },
};

/** Source: MOC MDF-e 3.00b; public copy of the SVRS validators. */
const MDFE: Names = {
  110117: { pt: 'Confirmação do serviço de transporte, do contratante', en: 'Transport confirmed by its hirer' },
  310112: { pt: 'Encerramento pelo fisco', en: 'Closed by the tax authority' },
  310620: PASSAGE,
  510620: AUTOMATIC_PASSAGE,
};

const NFCOM: Names = {
  240140: { pt: 'NFCom substituída', en: 'NFCom replaced' }, // [?]
  240150: { pt: 'NFCom ajustada', en: 'NFCom adjusted' }, // [?]
  240151: { pt: 'Cancelamento do ajuste da NFCom', en: 'Adjustment of the NFCom canceled' }, // [?]
  240170: CANCELABLE_AGAIN, // [?]
};

/** Sources: tiposEventos_v1.01.xsd; the last two are in the document of the API alone. */
const NFSE: Names = {
  105102: { pt: 'Cancelamento por substituição', en: 'Canceled by substitution' },
  105104: { pt: 'Cancelamento deferido por análise fiscal', en: 'Cancellation granted by fiscal analysis' },
  105105: { pt: 'Cancelamento indeferido por análise fiscal', en: 'Cancellation refused by fiscal analysis' },
  202201: { pt: 'Confirmação do prestador', en: 'Confirmed by the provider' },
  202205: { pt: 'Rejeição do prestador', en: 'Rejected by the provider' },
  203202: { pt: 'Confirmação do tomador', en: 'Confirmed by the taker' },
  203206: { pt: 'Rejeição do tomador', en: 'Rejected by the taker' },
  204203: { pt: 'Confirmação do intermediário', en: 'Confirmed by the intermediary' },
  204207: { pt: 'Rejeição do intermediário', en: 'Rejected by the intermediary' },
  205204: { pt: 'Confirmação tácita', en: 'Confirmed by silence' },
  205208: { pt: 'Anulação da rejeição', en: 'Rejection annulled' },
  305101: { pt: 'Cancelamento por ofício', en: 'Canceled by the city' },
  305102: { pt: 'Bloqueio por ofício', en: 'Blocked by the city' },
  305103: { pt: 'Desbloqueio por ofício', en: 'Unblocked by the city' },
  467201: { pt: 'Inclusão em guia de recolhimento', en: 'Included in a collection form' },
  907201: { pt: 'Tributos recolhidos', en: 'Taxes paid' },
};

/** Events of the fisco and of third parties, by document type. */
export const EVENT_CODES: Readonly<Record<string, Names>> = { nfe: NFE, nfce: NFCE, cte: CTE, mdfe: MDFE, nfcom: NFCOM, nfse: NFSE };

const UNKNOWN = { pt: 'Evento', en: 'Event' };

/** Name of an event that is on record for a document of that type; of an unknown one its code. */
export function eventName(
  type: string,
  { type: kind, eventCode }: { readonly type: string; readonly eventCode: string | null },
  language: keyof Text = 'pt',
): string {
  const own = Object.entries(EVENT_WORDS).find(([known]) => known === kind)?.[1].name;
  const name = own ?? EVENT_CODES[type]?.[eventCode ?? ''];
  return name?.[language] ?? `${UNKNOWN[language]} ${eventCode ?? ''}`.trim();
}
