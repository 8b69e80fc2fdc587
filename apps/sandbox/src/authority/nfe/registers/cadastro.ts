import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo, ufBySigla } from '@fiscal/core/tables/uf';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import { child, childText, type XmlElement } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../../scenarios.ts';
import type { SandboxParty, SandboxRegistration } from '../../../state/registers.ts';
import { code, tag, verAplic, verdictOf } from '../../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../../authority.ts';
import { cUFOf, localIso } from '../../authorizers.ts';
import { questionFault } from '../../portal/message.ts';
import type { PortalMessages } from '../../portal/messages.ts';
import type { PortalDeps } from '../../portal/type.ts';
import { FICTITIOUS_PARTIES, fictitiousEntry } from './parties.ts';

export const CADASTRO_MESSAGE = 'ConsCad';
const VERSION = '2.00';
const NOBODY = '00000000000000';

type By = 'CNPJ' | 'CPF' | 'IE';
interface Asked {
  readonly uf: string;
  readonly by: By;
  readonly value: string;
}

function askedOf(payload: XmlElement | null, authorizer: string): Asked {
  const inf = payload && (child(payload, 'infCons') ?? null);
  const by = (['CNPJ', 'CPF', 'IE'] as const).find((name) => inf && childText(inf, name) !== null);
  return {
    uf: (inf && childText(inf, 'UF')) ?? ufByCodigo(cUFOf(authorizer))?.sigla ?? 'RS',
    by: by ?? 'CNPJ',
    value: (inf && by && childText(inf, by)) ?? NOBODY,
  };
}

/** Sources: MOC 7.0 §4.9, rules of the query; codes of NF-e. */
const INVALID: Readonly<Record<By, string>> = { CNPJ: '258', CPF: '263', IE: '260' };
const UNKNOWN: Readonly<Record<By, string>> = { CNPJ: '259', CPF: '264', IE: '261' };

const isValid = ({ by, value, uf }: Asked): boolean =>
  by === 'CNPJ' ? isCnpj(value) : by === 'CPF' ? isCpf(value) : isInscricaoEstadual(value, uf);

interface Registration {
  readonly subject: string;
  readonly party: SandboxParty;
}

const optional = (name: string, value: string | undefined): string =>
  value === undefined ? '' : tag(name, value);

function addressOf(of: SandboxRegistration['endereco']): string {
  if (of === undefined) return '';
  const { logradouro, numero, bairro, codigoMunicipio, municipio, cep } = of;
  return `<ender>${optional('xLgr', logradouro)}${optional('nro', numero)}${optional('xBairro', bairro)}${optional('cMun', codigoMunicipio)}${optional('xMun', municipio)}${optional('CEP', cep)}</ender>`;
}

const infCad = ({ subject, party }: Registration, of: SandboxRegistration): string =>
  `<infCad>${tag('IE', of.ie)}${tag(isCpf(subject) ? 'CPF' : 'CNPJ', subject)}${tag('UF', of.uf)}${tag('cSit', of.cSit)}` +
  `${tag('indCredNFe', of.indCredNFe)}${tag('indCredCTe', of.indCredCTe)}${tag('xNome', party.nome)}` +
  `${optional('xFant', of.fantasia)}${optional('xRegApur', of.regimeApuracao)}${optional('CNAE', of.cnae)}` +
  `${optional('dBaixa', of.baixa)}${addressOf(of.endereco)}</infCad>`;

/** The register of a UF's taxpayers. */
export function createCadastro(type: PortalMessages, deps: PortalDeps): ServiceHandler {
  function answer({ cStat, brackets, authorizer, nowMs, payload }: Refusal, found = ''): string {
    const { uf, by, value } = askedOf(payload, authorizer);
    const cUF = ufBySigla(uf)?.cUF ?? cUFOf(authorizer);
    const about = `${verAplic}${code(verdictOf('nfe', cStat, { brackets }))}${tag('UF', uf)}${tag(by, value)}${tag('dhCons', localIso(cUF, nowMs))}${tag('cUF', cUF)}`;
    return `<retConsCad xmlns="${NFE.namespace}" versao="${VERSION}"><infCons>${about}${found}</infCons></retConsCad>`;
  }

  /** Entries that the world added, its own companies, and the fictitious parties of every world. */
  async function findParty(world: string, { by, value, uf }: Asked): Promise<Registration | null> {
    if (by === 'IE') {
      const own = await deps.registers.partyOfIe(world, uf, value);
      if (own !== null) return own;
      for (const party of FICTITIOUS_PARTIES) {
        const entry = fictitiousEntry(party, uf);
        if (entry.registrations.some(({ ie }) => ie === value))
          return { subject: party.subject, party: entry };
      }
      return null;
    }
    const own = await deps.registers.party(world, value);
    if (own !== null) return { subject: value, party: own };
    const fictitious = FICTITIOUS_PARTIES.find(({ subject }) => subject === value);
    if (fictitious !== undefined) return { subject: value, party: fictitiousEntry(fictitious, uf) };
    const { ie } = await deps.worlds.emitter(world, value);
    const here = ie !== null && isInscricaoEstadual(ie, uf);
    const registrations = here ? [{ uf, ie, cSit: '1', indCredNFe: '1', indCredCTe: '4' } as const] : [];
    return here ? { subject: value, party: { nome: 'EMPRESA DO AMBIENTE DE TESTE', registrations } } : null;
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, world } = request;
    const about = { authorizer, nowMs, payload };
    const fault = questionFault(request, {
      root: CADASTRO_MESSAGE,
      versao: VERSION,
      type,
      schema: deps.schema,
    });
    if (fault) return answer({ ...about, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...about, cStat: forced });
    const asked = askedOf(payload, authorizer);
    if (authorizerOf({ type: 'nfe', uf: asked.uf, service: 'cadastro' }) !== authorizer)
      return answer({ ...about, cStat: '265' });
    if (!isValid(asked)) return answer({ ...about, cStat: INVALID[asked.by] });
    const odd = FICTITIOUS_PARTIES.find(({ subject }) => subject === asked.value);
    if (odd?.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, odd.delayMs));
    if (odd?.cStat !== undefined) return answer({ ...about, cStat: odd.cStat });
    const found = await findParty(world, asked);
    const rows = (found?.party.registrations ?? []).filter(
      ({ uf, ie }) => uf === asked.uf && (asked.by !== 'IE' || ie === asked.value),
    );
    if (found === null || rows.length === 0) return answer({ ...about, cStat: UNKNOWN[asked.by] });
    return answer(
      { ...about, cStat: rows.length === 1 ? '111' : '112' },
      rows.map((row) => infCad(found, row)).join(''),
    );
  }

  return {
    operations: () => ['cadastro'],
    ufOf: (payload) => askedOf(payload, 'SVRS').uf,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
