import type { MadeExchange } from '@fiscal/core/vocabulary/exchange';

/** An exchange for a document, as a worker would put it down. */
export const madeExchange = (
  of: Pick<MadeExchange, 'accountId' | 'subjectId'>,
  changes: Partial<MadeExchange> = {},
): MadeExchange => ({
  attemptId: null,
  eventId: null,
  signed: null,
  service: 'autorizacao',
  startedAt: new Date(),
  method: 'POST',
  url: 'https://nfe.fazenda.sp.gov.br/ws/nfeautorizacao4.asmx',
  contentType: 'application/soap+xml; charset=utf-8',
  peer: '200.198.239.1:443',
  tls: { protocol: 'TLSv1.2', cipher: 'ECDHE-RSA-AES128-GCM-SHA256', reused: false },
  certificate: {
    sha256: 'ab'.repeat(32),
    subject: 'CN=nfe.fazenda.sp.gov.br',
    issuer: 'CN=AC SERPRO SSLv1',
    validFrom: new Date('2026-01-01T00:00:00Z'),
    validTo: new Date('2027-01-01T00:00:00Z'),
  },
  timings: { dnsMs: 1, connectMs: 20, tlsMs: 60, firstByteMs: 400, totalMs: 401 },
  httpStatus: 200,
  answerType: 'application/soap+xml; charset=utf-8',
  ending: 'resposta',
  fault: null,
  cause: null,
  request: Buffer.from('<Envelope>pedido</Envelope>'),
  answer: Buffer.from('<Envelope>resposta</Envelope>'),
  ...of,
  ...changes,
});
