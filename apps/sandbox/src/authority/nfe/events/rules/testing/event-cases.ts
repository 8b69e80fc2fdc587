import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { isoAt, randomCnpj } from '@fiscal/core/testing/builders';
import type { StoredDocument } from '../../../../../state/documents.ts';
import type { StoredEvent } from '../../../../../state/events.ts';
import {
  type BuiltEvent,
  EVENTS,
  eventoXml,
  recipientEvent,
  reformEvent,
} from '../../../../../testing/event-xml.ts';
import { buildNfe, type NfeXmlOptions } from '../../../../../testing/nfe-xml.ts';
import { subjectOf } from '../../../../portal/document.ts';
import type { Ahead, PortalSubject } from '../../../../portal/type.ts';
import { type NfeDocument, readNfe } from '../../../document.ts';
import { eventOf } from '../../event.ts';
import type { EventRuleContext } from '../event-rule.ts';

type EventSubject = PortalSubject<NfeDocument>;

export const NOW = Date.parse('2026-11-21T12:00:00-03:00');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const CNPJ = '11222333000181';
export const NPROT = '135260000000001';
export const OTHER_CNPJ = '12345678000195';
export const ATOR = randomCnpj('ator');

export type Subject = Partial<NfeXmlOptions> & {
  readonly situacao?: StoredDocument['situacao'];
  readonly authorizedAtMs?: number;
};

/** A document on record, authorized a minute ago. */
export function subject({
  situacao = 'autorizado',
  authorizedAtMs = NOW - MINUTE,
  ...options
}: Subject = {}) {
  const built = buildNfe({ nNF: 7, dhEmiMs: authorizedAtMs - MINUTE, cnpj: CNPJ, ...options });
  const xml = `<NFe xmlns="${NFE_NAMESPACE}">${built.infNFe}</NFe>`;
  const found = subjectOf(
    {
      cUF: built.chave.slice(0, 2),
      emitente: CNPJ,
      modelo: built.chave.slice(20, 22),
      serie: 1,
      numero: 7,
      chave: built.chave,
      situacao,
      cStat: '100',
      xMotivo: '',
      nProt: NPROT,
      dhRecbto: isoAt(authorizedAtMs),
      digVal: '',
      prot: '',
      xml,
    },
    readNfe,
  );
  if (!found) throw new Error('no subject');
  return found;
}

export const storedEvent = (built: BuiltEvent, more: Partial<StoredEvent> = {}): StoredEvent => {
  const event = eventOf(eventoXml(built));
  return {
    chave: event.chave,
    tpEvento: event.tpEvento,
    nSeqEvento: Number(event.nSeqEvento),
    cStat: '135',
    nProt: '891260000000001',
    dhRegEvento: isoAt(NOW),
    digVal: '',
    evento: event.xml,
    retEvento: '',
    cancels: null,
    planted: false,
    ...more,
  };
};

export interface Case {
  readonly event: (chave: string) => BuiltEvent;
  readonly of?: Subject;
  /** Records other than the document itself. */
  readonly on?: (subject: EventSubject) => Partial<EventRuleContext>;
}

export const replace =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (xml: string): string =>
    pairs.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${String(from)} is not in the event`);
      return changed;
    }, xml);

export const set = (tag: string, value: string) =>
  replace([new RegExp(`<${tag}>[^<]*</${tag}>`), `<${tag}>${value}</${tag}>`]);

/** The addressee of every note of these tests. */
export const ADDRESSEE = '12345678000195';
export const base = { dhEventoMs: NOW };

export type More = {
  readonly edit?: (xml: string) => string;
  readonly sequence?: number;
  readonly dhEventoMs?: number;
  readonly autor?: string;
};

export const cancel =
  (more: More & { readonly nProt?: string } = {}) =>
  (chave: string) =>
    EVENTS.cancelamento({ chave, nProt: NPROT, ...base, ...more });

export const correct =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.correcao({ chave, ...base, ...more });

export const ator =
  (
    more: More & {
      readonly autorizado?: string;
      readonly tpAutor?: string;
      readonly tpAutorizacao?: string;
    } = {},
  ) =>
  (chave: string) =>
    EVENTS.ator({ chave, autorizado: ATOR, ...base, ...more });

export const deliveryOf =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.entrega({ chave, ...base, ...more });

export const failureOf =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.insucesso({ chave, ...base, ...more });

export const undoFailed =
  (nProtEvento: string, more: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoInsucesso({ chave, nProtEvento, ...base, ...more });

export const reform =
  (tpEvento: string, own: Partial<Parameters<typeof reformEvent>[1]> = {}) =>
  (chave: string) =>
    reformEvent(tpEvento, { chave, ...base, ...own });

export const byRecipient =
  (tpEvento: string, own: More & { readonly tpAutor?: string } = {}) =>
  (chave: string) =>
    recipientEvent(tpEvento, { chave, autor: ADDRESSEE, ...base, ...own });

export const undoRecipient =
  (nProtEvento: string, own: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEvento({
      chave,
      nProtEvento,
      tpEventoAut: '211130',
      autor: ADDRESSEE,
      ...base,
      ...own,
    });

export const prolong =
  (tpEvento: '111500' | '111501', own: More = {}) =>
  (chave: string) =>
    EVENTS.prorrogacao({ chave, tpEvento, nProt: NPROT, ...base, ...own });

export const link =
  (own: Partial<Parameters<typeof reformEvent>[1]> = {}) =>
  (chave: string) =>
    EVENTS.vinculacao({ chave, nProt: NPROT, ...base, ...own });

export const undoReform =
  (nProtEvento: string, own: Partial<Parameters<typeof reformEvent>[1]> = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEvento({ chave, nProtEvento, tpEventoAut: '112130', ...base, ...own });

export const undoDelivered =
  (nProtEvento: string, more: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEntrega({ chave, nProtEvento, ...base, ...more });

export const econf =
  (more: More & { readonly more?: string; readonly tPag?: string; readonly dPag?: string } = {}) =>
  (chave: string) =>
    EVENTS.econf({ chave, ...base, ...more });

export const undoEconf =
  (nProtEvento: string, more: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEconf({ chave, nProtEvento, ...base, ...more });

export const NFCE: Subject = { modelo: '65' };
/** A note whose item has 0.10 of IBS and 0.90 of CBS. */
export const TAXED: Subject = {
  edit: replace([
    '</imposto>',
    '<IBSCBS><gIBSCBS><vIBS>0.10</vIBS><gCBS><vCBS>0.90</vCBS></gCBS></gIBSCBS></IBSCBS></imposto>',
  ]),
};

/** A note whose issuer pays IBS and CBS but no ICMS. */
export const NO_IE: Subject = { edit: replace(['<IE>110042490114</IE>', '']) };
export const ref = (options: Subject = {}) => subject({ modelo: '65', nNF: 8, tpEmis: '9', ...options });
export const substitute = (
  more: More & { readonly referenced?: EventSubject; readonly chNFeRef?: string } = {},
): Case => {
  const referenced = more.referenced ?? ref();
  return {
    of: NFCE,
    event: (chave) =>
      EVENTS.substituicao({ chave, nProt: NPROT, chNFeRef: referenced.stored.chave, ...base, ...more }),
    on: () => ({ referenced }),
  };
};

export const on =
  (...events: readonly ((chave: string) => BuiltEvent)[]) =>
  ({ stored: about }: EventSubject) => ({
    earlier: events.map((event, i) => storedEvent(event(about.chave), { nProt: `89126000000000${i + 1}` })),
  });

export const FIRST = '891260000000001';
export const SECOND = '891260000000002';
export const fact = (name: string) => () => ({ facts: new Set([name]) });

// biome-ignore format: a table reads as one rule a row
export const EPEC: Subject = { tpEmis: '4' };
export const epec =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.epec({ chave, dhEmiMs: NOW - 2 * MINUTE, ie: '110042490114', ...base, ...more });

export const ahead = (more: Partial<Ahead>): Partial<EventRuleContext> => ({
  subject: null,
  ahead: { epec: null, pending: [], clash: null, ...more },
});
