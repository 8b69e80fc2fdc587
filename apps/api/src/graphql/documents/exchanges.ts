import { EXCHANGE_ENDINGS } from '@fiscal/core/vocabulary/exchange';
import type { ExchangeBody, ExchangeView } from '../../services/exchanges/exchange-view.ts';
import { builder } from '../builder.ts';
import { Inutilizacao } from '../numbering/voided-numbers.ts';
import { connectionOf, forwardPage, pageSize } from '../page.ts';
import { FILE_PRICE } from '../price.ts';
import { Document } from './document.ts';

const Result = builder.enumType('ExchangeResult', {
  description: 'Como terminou uma troca com a SEFAZ.',
  values: Object.fromEntries(
    EXCHANGE_ENDINGS.map((ending) => [ending.replaceAll('-', '_').toUpperCase(), { value: ending }]),
  ),
});

const Body = builder.objectRef<ExchangeBody>('ExchangeBody').implement({
  description: 'Um corpo como viajou, descompactado.',
  fields: (t) => ({
    contentType: t.exposeString('contentType', { nullable: true }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    encoding: t.exposeString('encoding', { description: 'utf-8, ou base64 quando os bytes não são texto.' }),
    content: t.exposeString('content'),
    truncated: t.exposeBoolean('truncated', { description: 'Guardou-se só o começo.' }),
  }),
});

const Tls = builder.objectRef<NonNullable<ExchangeView['tls']>>('ExchangeTls').implement({
  fields: (t) => ({
    protocol: t.exposeString('protocol'),
    cipher: t.exposeString('cipher'),
    reused: t.exposeBoolean('reused', { description: 'A conexão já estava aberta.' }),
  }),
});

const Certificate = builder
  .objectRef<NonNullable<ExchangeView['certificate']>>('ServerCertificate')
  .implement({
    description: 'O certificado que o servidor mostrou.',
    fields: (t) => ({
      sha256: t.exposeString('sha256'),
      subject: t.exposeString('subject'),
      issuer: t.exposeString('issuer'),
      validFrom: t.expose('validFrom', { type: 'DateTime' }),
      validTo: t.expose('validTo', { type: 'DateTime' }),
    }),
  });

const Timings = builder.objectRef<ExchangeView['timings']>('ExchangeTimings').implement({
  description: 'Milissegundos desde o começo; null onde não se chegou até lá, ou a conexão já estava aberta.',
  fields: (t) => ({
    dnsMs: t.exposeInt('dnsMs', { nullable: true }),
    connectMs: t.exposeInt('connectMs', { nullable: true }),
    tlsMs: t.exposeInt('tlsMs', { nullable: true }),
    firstByteMs: t.exposeInt('firstByteMs', { nullable: true }),
    totalMs: t.exposeInt('totalMs'),
  }),
});

const Exchange = builder.objectRef<ExchangeView>('Exchange').implement({
  description: 'Uma troca com a SEFAZ feita para um documento, um evento dele ou uma inutilização.',
  fields: (t) => ({
    exchangeId: t.exposeString('id'),
    service: t.exposeString('service', { description: 'Serviço, p. ex. autorizacao.' }),
    attempt: t.exposeInt('attempt', { nullable: true, description: 'Tentativa de emissão, a partir de 1.' }),
    eventId: t.string({
      nullable: true,
      description: 'O UUID do evento.',
      resolve: ({ event }) => event?.id ?? null,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    result: t.field({ type: Result, resolve: ({ ending }) => ending }),
    fault: t.exposeString('fault', { nullable: true, description: 'Código da falha da conexão.' }),
    cause: t.exposeString('cause', { nullable: true, description: 'Por que não houve resposta.' }),
    httpStatus: t.exposeInt('httpStatus', { nullable: true }),
    cStat: t.exposeString('cStat', { nullable: true }),
    xMotivo: t.exposeString('xMotivo', { nullable: true }),
    method: t.exposeString('method'),
    url: t.exposeString('url'),
    peer: t.exposeString('peer', { nullable: true, description: 'Endereço e porta do outro lado.' }),
    tls: t.expose('tls', { type: Tls, nullable: true }),
    certificate: t.expose('certificate', { type: Certificate, nullable: true }),
    timings: t.expose('timings', { type: Timings }),
    request: t.expose('request', { type: Body }),
    answer: t.expose('answer', { type: Body, nullable: true, description: 'null: nada chegou.' }),
  }),
});

const Edge = builder.edgeObject({ name: 'ExchangeEdge', type: Exchange });
const Connection = builder.connectionObject({ name: 'ExchangeConnection', type: Exchange }, Edge);

const PAGE = 'só avança. Uma página traz até 100 trocas (sem first, 20) e uns 4 MiB de corpos.';

builder.interfaceField(Document, 'exchanges', (t) =>
  t.connection(
    {
      type: Exchange,
      description: `A comunicação com a SEFAZ feita para o documento, da mais antiga à mais nova, com os bytes exatos; ${PAGE}`,
      complexity: (args) => ({ field: FILE_PRICE, multiplier: pageSize(args) }),
      async resolve({ view }, args, context) {
        const page = forwardPage(args);
        const { data, nextCursor } = await context.services.exchanges.list.ofClient(
          await context.integrator(),
          { documentId: view.id, types: [view.type] },
          { limit: page.limit, cursor: page.cursor ?? null },
        );
        return connectionOf(page, { entries: data, more: nextCursor !== null }, ({ id }) => id);
      },
    },
    Connection,
    Edge,
  ),
);

builder.objectField(Inutilizacao, 'exchanges', (t) =>
  t.connection(
    {
      type: Exchange,
      description: `A comunicação com a SEFAZ feita para a inutilização, com os bytes exatos; ${PAGE}`,
      complexity: (args) => ({ field: FILE_PRICE, multiplier: pageSize(args) }),
      async resolve({ range }, args, context) {
        const page = forwardPage(args);
        const { data, nextCursor } = await context.services.exchanges.list.ofRange(
          await context.integrator(),
          range.id,
          { limit: page.limit, cursor: page.cursor ?? null },
        );
        return connectionOf(page, { entries: data, more: nextCursor !== null }, ({ id }) => id);
      },
    },
    Connection,
    Edge,
  ),
);
