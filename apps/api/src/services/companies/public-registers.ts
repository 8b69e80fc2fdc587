import { z } from 'zod';
import { Failure } from '../../base/failure.ts';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';

/** Fields of a body, by their names, of the other party. */
export type PartyFields = Readonly<Record<string, string>>;

/** Queries of an account. A register belongs to others, and blocks an installation that asks too often. */
const QUERIES_PER_MINUTE = 60;
const TIMEOUT_MS = 5000;
const ANSWER_MAX_BYTES = 64 * 1024;

const said = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());

/** Answer of BrasilAPI and Minha Receita for a CNPJ. */
const company = z.object({
  razao_social: said,
  descricao_tipo_de_logradouro: said,
  logradouro: said,
  numero: said,
  complemento: said,
  bairro: said,
  codigo_municipio_ibge: said,
  municipio: said,
  uf: said,
  cep: said,
  ddd_telefone_1: said,
  email: said,
});

/** Answer of ViaCEP, or of BrasilAPI, in English. */
const address = z.object({
  erro: z.union([z.boolean(), z.string()]).optional(),
  logradouro: said,
  street: said,
  bairro: said,
  neighborhood: said,
  localidade: said,
  city: said,
  uf: said,
  state: said,
  ibge: said,
  cep: said,
});

const bare = (text: string): string => text.replace(/\D/g, '');

/** Known fields, cut to the layout's lengths. */
const toPartyFields = (fields: Readonly<Record<string, string>>): PartyFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === '' ? [] : [[`${name}_destinatario`, value.slice(0, 60)]],
    ),
  );

const ofCompany = (found: z.infer<typeof company>): PartyFields =>
  toPartyFields({
    nome: found.razao_social,
    logradouro: `${found.descricao_tipo_de_logradouro} ${found.logradouro}`.trim(),
    numero: found.numero,
    complemento: found.complemento,
    bairro: found.bairro,
    codigo_municipio: found.codigo_municipio_ibge,
    municipio: found.municipio,
    uf: found.uf,
    cep: bare(found.cep),
    telefone: bare(found.ddd_telefone_1),
    email: found.email.toLowerCase(),
  });

const ofAddress = (found: z.infer<typeof address>): PartyFields =>
  toPartyFields({
    logradouro: found.logradouro || found.street,
    bairro: found.bairro || found.neighborhood,
    codigo_municipio: found.ibge,
    municipio: found.localidade || found.city,
    uf: found.uf || found.state,
    cep: bare(found.cep),
  });

/** Reads the JSON of an answer up to a size. @throws when it is larger, or no JSON */
async function readJson(answer: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > ANSWER_MAX_BYTES) throw new Error('The register answered too much');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

const busy = () =>
  new Failure('servico_ocupado', 'A consulta não respondeu. Tente de novo ou preencha os campos.', {
    headers: { 'Retry-After': '5' },
  });

async function ask<T>(address: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return schema.parse(await readJson(answer));
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 400) return null;
  } catch {
    throw busy();
  }
  throw busy();
}

/** Public registers that fill in fields otherwise copied by hand. */
export function createPublicRegisters(
  addresses: { readonly cnpj: string | undefined; readonly cep: string | undefined },
  limiter: RateLimiter,
) {
  /** Address to ask, which counts against the account's limit. */
  async function addressFor(accountId: string, name: 'cnpj' | 'cep', value: string): Promise<string> {
    const template = addresses[name];
    if (template === undefined)
      throw new Failure('operacao_nao_permitida', 'Esta instalação não consulta este cadastro.');
    const allowance = await limiter.take(`cadastros:conta:${accountId}`, QUERIES_PER_MINUTE);
    if (!allowance.allowed)
      throw limitExceeded(`Limite de ${QUERIES_PER_MINUTE} consultas a cadastros por minuto`, allowance);
    return template.replace(`{${name}}`, encodeURIComponent(value));
  }
  return {
    /** Registers that this installation may query. */
    known: { cnpj: addresses.cnpj !== undefined, cep: addresses.cep !== undefined },
    /**
     * Null: it knows no such company.
     *
     * @throws {Failure} limite_excedido, servico_ocupado, operacao_nao_permitida (not set up)
     */
    async cnpj(accountId: string, cnpj: string): Promise<PartyFields | null> {
      const found = await ask(await addressFor(accountId, 'cnpj', cnpj), company);
      return found === null || found.razao_social === '' ? null : ofCompany(found);
    },
    /** Null: it knows no such address. @throws as above */
    async cep(accountId: string, cep: string): Promise<PartyFields | null> {
      const found = await ask(await addressFor(accountId, 'cep', cep), address);
      return found === null || found.erro !== undefined ? null : ofAddress(found);
    },
  };
}
