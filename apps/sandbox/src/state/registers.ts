import type { Pool } from 'pg';
import { z } from 'zod';

const text = (max: number) => z.string().min(1).max(max);
const credential = z.enum(['0', '1', '2', '3', '4']);

/** Registration of a party in the register of its UF. Source: leiauteConsultaCadastro_v2.00.xsd. */
export const registration = z.strictObject({
  uf: z.string().length(2),
  ie: z.string().regex(/^\d{2,14}$/),
  cSit: z.enum(['0', '1']).default('1'),
  indCredNFe: credential.default('1'),
  indCredCTe: credential.default('4'),
  fantasia: text(60).optional(),
  regimeApuracao: text(60).optional(),
  cnae: z
    .string()
    .regex(/^\d{6,7}$/)
    .optional(),
  baixa: z.iso.date().optional(),
  /** The UF has it in an irregular situation. */
  irregular: z.boolean().optional(),
  endereco: z
    .strictObject({
      logradouro: text(255).optional(),
      numero: text(60).optional(),
      bairro: text(60).optional(),
      codigoMunicipio: z
        .string()
        .regex(/^\d{7}$/)
        .optional(),
      municipio: text(60).optional(),
      cep: z
        .string()
        .regex(/^\d{7,8}$/)
        .optional(),
    })
    .optional(),
});
export type SandboxRegistration = z.infer<typeof registration>;

export const party = z.strictObject({
  nome: text(60),
  registrations: z.array(registration).max(20),
  /** Entry at the Receita Federal: null = no such CNPJ; absent = a regular one of any regime. */
  receita: z
    .strictObject({
      situacao: z.enum(['regular', 'irregular']).default('regular'),
      /** 1: Simples Nacional, 2: MEI, 9: none of them. */
      regime: z.enum(['1', '2', '9']).optional(),
    })
    .nullable()
    .optional(),
});
export type SandboxParty = z.infer<typeof party>;

/** Entry of the register of GTINs; found (9490) by default. */
export const product = z.strictObject({
  cStat: z.enum(['9490', '9493', '9495', '9496', '9497', '9498']).default('9490'),
  xProd: z.string().min(2).max(500).optional(),
  ncm: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  cests: z
    .array(z.string().regex(/^\d{7}$/))
    .max(3)
    .default([]),
});
export type SandboxProduct = z.infer<typeof product>;

const service = z.string().regex(/^\d{2}\.\d{2}\.\d{2}\.\d{3}$/);
const adheres = z.union([z.literal(1), z.literal(0), z.literal(-1)]);

/** Parameters of a município. Absent ones are the most permissive: every service, regime, retention and benefit. */
export const town = z.strictObject({
  /** null: it has none (404). */
  convenio: z
    .strictObject({ ambienteNacional: adheres.default(1), emissorNacional: adheres.default(1) })
    .nullable()
    .optional(),
  aliquotas: z
    .array(
      z.strictObject({
        codServ: service,
        aliquota: z.number().min(0).max(100),
        de: z.iso.date().default('2026-01-01'),
        ate: z.iso.date().optional(),
      }),
    )
    .optional(),
  regimes: z.array(z.strictObject({ codServ: service, regime: z.string().regex(/^[1-9]$/) })).optional(),
  retencoes: z
    .strictObject({ artigoSexto: z.boolean().default(false), servicos: z.array(service).default([]) })
    .optional(),
  beneficios: z.array(z.string().regex(/^\d{14}$/)).optional(),
});
export type SandboxTown = z.infer<typeof town>;

const REGISTERS = { cadastro: party, gtin: product, municipio: town } as const;
export type Register = keyof typeof REGISTERS;

export function createRegisterStore(pool: Pool) {
  const entry = async (world: string, register: Register, subject: string): Promise<unknown> => {
    const { rows } = await pool.query<{ entry: unknown }>({
      name: 'register-entry',
      text: 'select entry from register_entries where world = $1 and register = $2 and subject = $3',
      values: [world, register, subject],
    });
    return rows[0]?.entry;
  };
  return {
    /** Entry of a CNPJ or CPF. */
    party: async (world: string, subject: string): Promise<SandboxParty | null> =>
      party.optional().parse(await entry(world, 'cadastro', subject)) ?? null,
    /** Owner of the registration: CNPJ or CPF, and the party. */
    partyOfIe: async (world: string, uf: string, ie: string) => {
      const { rows } = await pool.query<{ subject: string; entry: unknown }>({
        name: 'register-party-of-ie',
        text: `select subject, entry from register_entries
                where world = $1 and register = 'cadastro' and entry->'registrations' @> $2::jsonb limit 1`,
        values: [world, JSON.stringify([{ uf, ie }])],
      });
      const [row] = rows;
      return row === undefined ? null : { subject: row.subject, party: party.parse(row.entry) };
    },
    product: async (world: string, gtin: string): Promise<SandboxProduct | null> =>
      product.optional().parse(await entry(world, 'gtin', gtin)) ?? null,
    /** Entry of a município, by its IBGE code. */
    town: async (world: string, cMun: string): Promise<SandboxTown | null> =>
      town.optional().parse(await entry(world, 'municipio', cMun)) ?? null,
    /** A null entry deletes it. */
    put: async (
      world: string,
      register: Register,
      { subject, entry: written }: { readonly subject: string; readonly entry: unknown },
    ) => {
      await (written === null
        ? pool.query('delete from register_entries where world = $1 and register = $2 and subject = $3', [
            world,
            register,
            subject,
          ])
        : pool.query(
            `insert into register_entries (world, register, subject, entry) values ($1, $2, $3, $4)
             on conflict (world, register, subject) do update set entry = excluded.entry`,
            [world, register, subject, JSON.stringify(REGISTERS[register].parse(written))],
          ));
    },
  };
}
