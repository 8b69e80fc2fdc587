import { createHash } from 'node:crypto';
import { buildChave, type ChaveAcesso } from '../chave-acesso/chave-acesso.ts';
import { type Cnpj, cnpjCheckDigits, parseCnpj } from '../identity/cnpj.ts';
import { type Cpf, cpfCheckDigits, parseCpf } from '../identity/cpf.ts';

export type Payload = Record<string, unknown>;

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const MONTH = /^(\d{4})(-?)(\d{2})$/;
const OFFSET = /(Z|[+-]\d{2}:\d{2})$/;

const offsetMs = (text: string): number => {
  const offset = OFFSET.exec(text)?.[1];
  if (!offset || offset === 'Z') return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  return sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6))) * 60_000;
};

/** `2026-11-21T10:00:00-03:00`: an instant as text in a fixed offset, without milliseconds. */
export function isoAt(ms: number, offset = '-03:00'): string {
  return new Date(ms + offsetMs(offset)).toISOString().slice(0, 19) + offset;
}

interface Shift {
  readonly ms: number;
  readonly days: number;
  readonly months: number;
}

function shiftMonth(text: string, months: number): string {
  const [, year, dash, month] = MONTH.exec(text) ?? [];
  const total = Number(year) * 12 + Number(month) - 1 + months;
  return `${Math.floor(total / 12)}${dash}${String((total % 12) + 1).padStart(2, '0')}`;
}

function shiftText(key: string, text: string, shift: Shift): string {
  if (DATE_TIME.test(text) && OFFSET.test(text))
    return isoAt(Date.parse(text) + shift.ms, OFFSET.exec(text)?.[1] ?? 'Z');
  if (DATE_TIME.test(text)) return isoAt(Date.parse(`${text}Z`) + shift.days * DAY_MS, 'Z').slice(0, -1);
  if (DATE.test(text)) return new Date(Date.parse(text) + shift.days * DAY_MS).toISOString().slice(0, 10);
  if (/^(data|competencia)|_competencia|_faturamento/.test(key) && MONTH.test(text))
    return shiftMonth(text, shift.months);
  return text;
}

function shiftValue(key: string, value: unknown, shift: Shift): unknown {
  if (typeof value === 'string') return /data|prev|compet/.test(key) ? shiftText(key, value, shift) : value;
  if (Array.isArray(value)) return value.map((item) => shiftValue(key, item, shift));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shiftValue(k, v, shift)]));
  return value;
}

/**
 * A copy of a payload emitted now: `data_emissao` becomes `nowMs` and every other date keeps its distance from it
 * (due dates, departures, forecasts, manufacture…). A payload without `data_emissao` comes back unchanged.
 */
export function moveToNow(payload: Readonly<Payload>, nowMs: number): Payload {
  const emission = payload['data_emissao'];
  if (typeof emission !== 'string') return { ...payload };
  const offset = OFFSET.exec(emission)?.[1] ?? '-03:00';
  const before = Date.parse(DATE.test(emission) ? `${emission}T12:00:00-03:00` : emission);
  const localDay = (ms: number) => Math.floor((ms + offsetMs(offset)) / DAY_MS);
  const month = (ms: number) => {
    const day = new Date(ms + offsetMs(offset));
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  };
  const shift = {
    ms: nowMs - before,
    days: localDay(nowMs) - localDay(before),
    months: month(nowMs) - month(before),
  };
  const moved = Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, shiftValue(key, value, shift)]),
  );
  return moved;
}

/** Digits that depend on nothing but the seed. */
function digits(seed: string | number, length: number): string {
  const hash = createHash('sha256').update(String(seed)).digest('hex');
  return BigInt(`0x${hash}`).toString().padStart(length, '7').slice(-length);
}

/** A valid CNPJ for a seed; the same seed gives the same one. */
export function randomCnpj(seed: string | number): Cnpj {
  const body = `${digits(seed, 8)}0001`;
  const cnpj = parseCnpj(body + cnpjCheckDigits(body));
  if (!cnpj) throw new Error(`no CNPJ for seed ${seed}`);
  return cnpj;
}

/** Another establishment of the root of a CNPJ. @param order four digits */
export function branchOf(root: string, order: string): Cnpj {
  const body = `${root.slice(0, 8)}${order}`;
  const cnpj = parseCnpj(body + cnpjCheckDigits(body));
  if (!cnpj) throw new Error(`no branch ${order} of ${root}`);
  return cnpj;
}

/** A valid CNPJ with letters for a seed. */
export function randomAlphanumericCnpj(seed: string | number): Cnpj {
  const letters = digits(seed, 8).replace(
    /(\d)(\d)/g,
    (_, digit: string, letter: string) => digit + String.fromCharCode(65 + Number(letter)),
  );
  const cnpj = parseCnpj(`${letters}0001${cnpjCheckDigits(`${letters}0001`)}`);
  if (!cnpj) throw new Error(`no CNPJ for seed ${seed}`);
  return cnpj;
}

/** A valid CPF for a seed. */
export function randomCpf(seed: string | number): Cpf {
  const body = `${digits(seed, 8)}1`;
  const cpf = parseCpf(body + cpfCheckDigits(body));
  if (!cpf) throw new Error(`no CPF for seed ${seed}`);
  return cpf;
}

/** A valid access key of a SP company for a seed. */
export const randomChave = (seed: string | number, mod = '55'): ChaveAcesso =>
  buildChave({
    cUF: '35',
    AAMM: '2611',
    cnpj: randomCnpj(seed),
    mod,
    serie: 1,
    nNF: Number(digits(`n${seed}`, 6)) + 1,
    tpEmis: '1',
    cNF: digits(`c${seed}`, 8),
  });

/** Fields that NF-e and NFC-e share in a body with what the contract demands and nothing else. */
function minimal(nowMs: number, overrides: Readonly<Payload>): Payload {
  return {
    natureza_operacao: 'VENDA DE MERCADORIA',
    data_emissao: isoAt(nowMs),
    tipo_documento: '1',
    local_destino: '1',
    finalidade_emissao: '1',
    consumidor_final: '1',
    presenca_comprador: '1',
    cnpj_emitente: '11222333000181',
    inscricao_estadual_emitente: '110042490114',
    modalidade_frete: '9',
    veiculo_placa: '',
    agropecuario_tipo_guia: '',
    itens: [
      {
        codigo_produto: 'P-001',
        descricao: 'CADEIRA DE ESCRITORIO',
        cfop: '5102',
        unidade_comercial: 'UN',
        quantidade_comercial: '2',
        valor_unitario_comercial: '150.00',
        icms_origem: '0',
        icms_situacao_tributaria: '00',
      },
    ],
    ...overrides,
  };
}

/** An NF-e body with the fields the contract requires and no other. */
export const minimalNfe = (nowMs = Date.now(), overrides: Readonly<Payload> = {}): Payload => ({
  mod: '55',
  ...minimal(nowMs, overrides),
});

/** An NFC-e body with the fields the contract requires and no other. */
export const minimalNfce = (nowMs = Date.now(), overrides: Readonly<Payload> = {}): Payload => ({
  mod: '65',
  ...minimal(nowMs, overrides),
});

/** A body that leaves nothing to be completed, for live tokens and strict mode. */
export function whole(payload: Payload): Payload {
  const place = (who: string) => ({
    [`logradouro_${who}`]: 'Rua das Acácias',
    [`numero_${who}`]: '100',
    [`bairro_${who}`]: 'Centro',
    [`codigo_municipio_${who}`]: '3550308',
    [`municipio_${who}`]: 'São Paulo',
    [`uf_${who}`]: 'SP',
    [`cep_${who}`]: '01001000',
  });
  const [item] = Array.isArray(payload['itens']) ? payload['itens'] : [];
  return {
    ...payload,
    ...place('emitente'),
    ...place('destinatario'),
    municipio: '3550308',
    regime_tributario_emitente: '3',
    nome_destinatario: 'MARIA DA SILVA',
    cpf_destinatario: randomCpf('destinataria'),
    indicador_inscricao_estadual_destinatario: '9',
    itens: [
      {
        ...item,
        codigo_ncm: '94013090',
        icms_aliquota: '18.00',
        pis_situacao_tributaria: '07',
        cofins_situacao_tributaria: '07',
      },
    ],
  };
}
