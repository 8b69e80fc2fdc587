import { xMotivoOf } from '@fiscal/core/registry/cstat';
import { gzipBase64 } from '@fiscal/core/xml/compress';
import type { RestReply } from '../rest-authority.ts';

const VERSAO = 'SefinNacional_1.6.0';

/** Moments as the service writes them; its clock is Brasília's. */
export const moment = (nowMs: number): string =>
  `${new Date(nowMs - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;

const head = (nowMs: number) => ({
  tipoAmbiente: 2,
  versaoAplicativo: VERSAO,
  dataHoraProcessamento: moment(nowMs),
});

export const xmlField = (xml: string): string => gzipBase64(xml);

export const answer = (status: number, nowMs: number, fields: object): RestReply => ({
  status,
  body: { ...head(nowMs), ...fields },
});

const messageOf = (codigo: string, descricao?: string) => ({
  codigo,
  descricao: descricao ?? xMotivoOf('nfse', codigo),
});

/** A refused DPS: every code, in the order they were found. */
export const refuse = (
  nowMs: number,
  idDPS: string | null,
  { codes, complemento }: { readonly codes: readonly string[]; readonly complemento?: string | undefined },
): RestReply =>
  answer(400, nowMs, {
    ...(idDPS === null ? {} : { idDPS }),
    erros: codes.map((code) => ({
      ...messageOf(code),
      ...(complemento === undefined ? {} : { complemento }),
    })),
  });

/** A refused event: production answers a list under the singular name. */
export const refusedEvent = (nowMs: number, codes: readonly string[]): RestReply =>
  answer(400, nowMs, { erro: codes.map((code) => messageOf(code)) });

export const refusedWith = (nowMs: number, codigo: string, descricao: string): RestReply =>
  answer(400, nowMs, { erros: [messageOf(codigo, descricao)] });
