import { parseCnpj } from '@fiscal/core/identity/cnpj';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { targetOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { getClient } from '@fiscal/db/companies/clients';
import { notFound } from '../../base/failure.ts';
import type { GtinRegistered, LookUpGtin } from './gtin-register.ts';
import type { LookUpParty, PartyRegistered, RegistrationView } from './party-register.ts';

/** Fields of a body, or of one of its items, by their names. */
type Fields = Readonly<Record<string, string>>;

export interface FilledParty extends Pick<PartyRegistered, 'situation' | 'xMotivo'> {
  /** Null: the register has no such party. */
  readonly fields: Fields | null;
  /** State of the registration that is used; null = none. */
  readonly enabled: boolean | null;
  /** Number of the party's registrations there. */
  readonly registrations: number;
}

export interface FilledProduct extends Pick<GtinRegistered, 'situation' | 'xMotivo'> {
  readonly fields: Fields | null;
}

interface OfCompany {
  readonly accountId: string;
  readonly clientId: string;
}

/** Fills in a party or a product from the authorities' registers. Each method refuses like the look-ups. */
export interface FillIn {
  party(of: OfCompany, asked: { readonly uf: string; readonly document: string }): Promise<FilledParty>;
  product(of: OfCompany, gtin: string): Promise<FilledProduct>;
}

interface Deps {
  readonly db: Db;
  readonly lookUpParty: LookUpParty;
  readonly lookUpGtin: LookUpGtin;
  readonly liveTransmission: boolean;
}

const LENGTH_MAX = 60;
const PRODUCT_MAX = 120;

const presentFields = (fields: Readonly<Record<string, string | null | undefined>>, max: number): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, value.slice(0, max)]],
    ),
  );

const fieldsOf = ({ nome, ie, uf, cSit, endereco }: RegistrationView): Fields =>
  presentFields(
    {
      nome_destinatario: nome,
      inscricao_estadual_destinatario: ie,
      indicador_inscricao_estadual_destinatario: cSit === '1' ? '1' : null,
      logradouro_destinatario: endereco?.logradouro,
      numero_destinatario: endereco?.numero,
      complemento_destinatario: endereco?.complemento,
      bairro_destinatario: endereco?.bairro,
      codigo_municipio_destinatario: endereco?.codigoMunicipio,
      municipio_destinatario: endereco?.municipio,
      uf_destinatario: uf,
      cep_destinatario: endereco?.cep,
    },
    LENGTH_MAX,
  );

export function createFillIn({ db, lookUpParty, lookUpGtin, liveTransmission }: Deps): FillIn {
  /** The real registers where the installation may ask them, else the sandbox's. */
  const environment: Ambiente = liveTransmission ? 1 : 2;
  const asker = async ({ accountId, clientId }: OfCompany) => {
    if ((await getClient(db, accountId, clientId)) === null) throw notFound();
    return { accountId, clientId, environment, target: targetOf({ environment }) };
  };
  return {
    async party(of, { uf, document }) {
      const question = parseCnpj(document) === null ? { uf, cpf: document } : { uf, cnpj: document };
      const { situation, xMotivo, registrations } = await lookUpParty(await asker(of), question);
      const used = registrations.find(({ cSit }) => cSit === '1') ?? registrations[0];
      return {
        situation,
        xMotivo,
        fields: used === undefined ? null : fieldsOf(used),
        enabled: used === undefined ? null : used.cSit === '1',
        registrations: registrations.length,
      };
    },
    async product(of, gtin) {
      const { situation, xMotivo, description, ncm, cests } = await lookUpGtin(await asker(of), { gtin });
      const fields = presentFields({ descricao: description, codigo_ncm: ncm, cest: cests[0] }, PRODUCT_MAX);
      return { situation, xMotivo, fields: situation === 'encontrado' ? fields : null };
    },
  };
}
