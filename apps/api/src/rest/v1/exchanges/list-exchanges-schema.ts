import { EXCHANGE_ENDINGS } from '@fiscal/core/vocabulary/exchange';
import { z } from 'zod';
import { cursor, limit } from '../../../inputs/fields.ts';

const ms = (description: string) => z.int().nullable().meta({ description });

export const exchangesQuery = z.object({
  limit,
  cursor: cursor.exactOptional(),
});

const body = z
  .strictObject({
    contentType: z.string().nullable().meta({ description: 'Content-Type.' }),
    size: z.int().meta({ description: 'Bytes, descompactados.' }),
    encoding: z
      .enum(['utf-8', 'base64'])
      .meta({ description: 'Como content traz os bytes; base64 quando não são texto.' }),
    content: z.string().meta({ description: 'Os bytes exatos: envelope SOAP ou corpo REST.' }),
    truncated: z.boolean().meta({ description: 'true: guardou-se só o começo (512 KiB).' }),
  })
  .meta({ id: 'CorpoDaTroca' });

export const exchangeSchema = z
  .strictObject({
    id: z.uuid(),
    service: z.string().meta({ description: 'Serviço, p. ex. autorizacao, consultaProtocolo.' }),
    attempt: z.int().nullable().meta({ description: 'Tentativa de emissão a que pertence, a partir de 1.' }),
    event: z
      .strictObject({ id: z.uuid(), type: z.string() })
      .nullable()
      .meta({ description: 'Evento do documento a que pertence.' }),
    startedAt: z.iso.datetime(),
    result: z.enum(EXCHANGE_ENDINGS).meta({
      description:
        'resposta: houve resposta legível; sem-resposta: o pedido pode ter chegado e não houve resposta legível; nao-enviado: nada saiu; bloqueado: falha de configuração da conexão.',
    }),
    fault: z.string().nullable().meta({ description: 'Código da falha da conexão.' }),
    cause: z.string().nullable().meta({ description: 'Por que não houve resposta.' }),
    httpStatus: z.int().nullable(),
    status_sefaz: z.string().nullable().meta({ description: 'cStat da resposta.' }),
    mensagem_sefaz: z.string().nullable().meta({ description: 'xMotivo da resposta.' }),
    method: z.string(),
    url: z.string(),
    peer: z.string().nullable().meta({ description: 'Endereço e porta do outro lado.' }),
    tls: z
      .strictObject({
        protocol: z.string(),
        cipher: z.string(),
        reused: z.boolean().meta({ description: 'A conexão já estava aberta.' }),
      })
      .nullable(),
    certificate: z
      .strictObject({
        sha256: z.string(),
        subject: z.string(),
        issuer: z.string(),
        validFrom: z.iso.datetime(),
        validTo: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'Certificado do servidor.' }),
    timings: z
      .strictObject({
        dnsMs: ms('Nome resolvido.'),
        connectMs: ms('TCP conectado.'),
        tlsMs: ms('Handshake TLS terminado.'),
        firstByteMs: ms('Começo da resposta.'),
        totalMs: z.int(),
      })
      .meta({
        description:
          'Milissegundos desde o começo. null: não se chegou até lá, ou a conexão já estava aberta.',
      }),
    request: body,
    answer: body.nullable().meta({ description: 'null: nada chegou.' }),
  })
  .meta({ id: 'Troca' });

export const exchangesAnswer = z
  .strictObject({
    data: z.array(exchangeSchema).meta({ description: 'Da mais antiga à mais nova.' }),
    nextCursor: z.uuid().nullable().meta({ description: 'Para o parâmetro cursor; null na última página.' }),
  })
  .meta({ id: 'Trocas' });

const REQUEST =
  '<soap12:Envelope xmlns:soap12="http://www.w3.org/2003/05/soap-envelope"><soap12:Body>…</soap12:Body></soap12:Envelope>';

export const exchangesExample: z.infer<typeof exchangesAnswer> = {
  data: [
    {
      id: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
      service: 'autorizacao',
      attempt: 1,
      event: null,
      startedAt: '2026-11-21T13:00:04.310Z',
      result: 'resposta',
      fault: null,
      cause: null,
      httpStatus: 200,
      status_sefaz: '100',
      mensagem_sefaz: 'Autorizado o uso da NF-e',
      method: 'POST',
      url: 'https://homologacao.nfe.fazenda.sp.gov.br/ws/nfeautorizacao4.asmx',
      peer: '200.198.239.21:443',
      tls: { protocol: 'TLSv1.2', cipher: 'ECDHE-RSA-AES256-GCM-SHA384', reused: false },
      certificate: {
        sha256: '5e0a6ab2c4f7c1d3a9b8e7f60514233241506f7e8d9cabbacbdcedfe0f102132',
        subject: 'C=BR, O=ICP-Brasil, CN=homologacao.nfe.fazenda.sp.gov.br',
        issuer: 'C=BR, O=ICP-Brasil, CN=Autoridade Certificadora do SERPRO SSLv1',
        validFrom: '2026-03-01T12:00:00.000Z',
        validTo: '2027-03-01T12:00:00.000Z',
      },
      timings: { dnsMs: 4, connectMs: 21, tlsMs: 68, firstByteMs: 512, totalMs: 514 },
      request: {
        contentType:
          'application/soap+xml; charset=utf-8; action="http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4/nfeAutorizacaoLote"',
        size: Buffer.byteLength(REQUEST),
        encoding: 'utf-8',
        content: REQUEST,
        truncated: false,
      },
      answer: {
        contentType: 'application/soap+xml; charset=utf-8',
        size: Buffer.byteLength(REQUEST),
        encoding: 'utf-8',
        content: REQUEST,
        truncated: false,
      },
    },
  ],
  nextCursor: null,
};
