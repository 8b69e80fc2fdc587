import { isUnasked, type Reach } from '../sefaz/port.ts';
import { type ChainVerdict, chainOfPem } from '../signing/trust/chain.ts';
import { ufBySigla } from '../tables/uf.ts';
import type { ServiceStatus } from '../vocabulary/outcome.ts';
import type { Probe, ProbeTrouble } from '../vocabulary/probe.ts';
import { isReal, targetOf } from '../vocabulary/target.ts';
import type { Authority, Caller } from './authority.ts';
import type { Clock, KeyPort, Revocation } from './ports.ts';
import { wireOf } from './wire.ts';

export interface ProbePorts {
  readonly reach: Reach;
  readonly keys: KeyPort;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Asks who issued an A1 whether it was revoked. */
  readonly lookUpRevocation: (certPem: string) => Promise<Revocation>;
  readonly liveTransmission: boolean;
}

/** The A1 of a company as real authorities will see it. */
export type ExaminedA1 =
  | { readonly kind: 'inutilizavel'; readonly reason: string }
  | { readonly kind: 'lido'; readonly chain: ChainVerdict; readonly revocation?: Revocation };

const NOTHING = { host: null, tls: null, status: null, clockAheadMs: null } as const;

const stuck = (trouble: ProbeTrouble, found: Partial<Probe> = {}): Probe => ({
  ...NOTHING,
  ...found,
  trouble,
});

/** Codes of the transmitter's certificate and of its use. Source: MOC 7.0; the sandbox answers as the authorities do. */
const REFUSED: Readonly<Record<string, string>> = {
  280: 'O certificado do transmissor não é aceito: confira se o A1 é um e-CNPJ da ICP-Brasil.',
  281: 'O certificado do transmissor está fora da validade: envie o A1 renovado.',
  282: 'O certificado do transmissor não traz CNPJ: é preciso um e-CNPJ.',
  283: 'A SEFAZ não monta a cadeia do certificado: exporte o A1 com a cadeia completa, ou use outro.',
  284: 'O certificado foi revogado: envie outro A1.',
  285: 'O certificado não é da ICP-Brasil: envie um e-CNPJ da ICP-Brasil.',
  286: 'A SEFAZ não conseguiu ler a lista de revogados da autoridade do certificado: tente de novo mais tarde.',
  656: 'A SEFAZ bloqueou o CNPJ por consumo indevido: espere uma hora sem consultar.',
  678: 'A SEFAZ bloqueou o CNPJ por uso indevido: espere uma hora sem consultar.',
};
const AWAY_FIX = 'É da SEFAZ: nada a fazer aqui. Os documentos esperam e seguem sozinhos quando ela voltar.';
const WAIT_FIX = 'Nada a fazer aqui: verifique de novo depois desse horário.';
const ANSWER_FIX = 'Tente de novo; se continuar, guarde esta resposta e fale com o suporte.';

const DATED = /<dhRecbto>([^<]+)<\/dhRecbto>/;

async function probeService(
  { reach, clock, timeoutMs }: ProbePorts,
  authority: Authority,
  caller: Caller,
): Promise<Probe> {
  const uf = ufBySigla(caller.uf);
  const keyMaterial = await authority.keys(caller);
  if (keyMaterial.kind !== 'ok')
    return stuck({
      step: 'certificado',
      code: keyMaterial.kind === 'bloqueado' ? keyMaterial.code : 'certificado_indisponivel',
      cause: keyMaterial.cause,
      fix: 'Resolva o certificado e verifique de novo.',
    });
  const reached = await reach({
    type: caller.type,
    service: 'statusServico',
    uf: caller.uf,
    ambiente: caller.environment,
    target: isReal(targetOf(caller)) ? 'live' : 'sandbox',
    identity: keyMaterial.identity,
    timeoutMs,
  });
  if (uf === undefined || reached === null)
    return stuck({
      step: 'endereco',
      code: 'sem_endereco',
      cause: `Ninguém autoriza este documento em ${caller.uf}.`,
      fix: 'Confira a UF da empresa e o tipo de documento.',
    });
  const { host, tls } = reached;
  if (reached.trouble !== null) return stuck(reached.trouble, { host });
  const wire = wireOf(caller.type);
  const askedMs = clock.nowMs();
  const reply = await authority.ask(
    caller,
    { service: 'statusServico', payload: wire.status(caller.environment, uf.cUF) },
    keyMaterial,
  );
  if (reply.kind === 'nao-enviado' && reply.retryAfterSeconds !== undefined)
    return stuck(
      { step: 'servico', code: 'consulta_retida', cause: reply.cause, fix: WAIT_FIX },
      { host, tls },
    );
  if (reply.kind !== 'resposta')
    return stuck(
      {
        step: 'servico',
        code: reply.kind === 'bloqueado' ? reply.code : reply.kind,
        cause:
          reply.kind === 'bloqueado'
            ? reply.cause
            : `O serviço não respondeu: ${reply.cause.replace(/\.$/, '')}.`,
        fix: reply.kind === 'bloqueado' ? 'Confira o A1.' : AWAY_FIX,
      },
      { host, tls },
    );
  const status = wire.readStatus(reply.xml);
  const dated = Date.parse(DATED.exec(reply.xml)?.[1] ?? '');
  const found = {
    host,
    tls,
    status,
    // Their second is cut off: what passed on the way is not this clock's fault.
    clockAheadMs: Number.isNaN(dated) ? null : (askedMs + clock.nowMs()) / 2 - dated,
  };
  if (status.online) return { ...found, trouble: null };
  return stuck(
    {
      step: 'servico',
      code: status.cStat ?? 'sem_resposta',
      cause: `${status.cStat === null ? '' : `${status.cStat}: `}${status.xMotivo}`,
      fix:
        REFUSED[status.cStat ?? ''] ??
        (status.cStat === '108' || status.cStat === '109' ? AWAY_FIX : ANSWER_FIX),
    },
    found,
  );
}

const offline = (xMotivo: string): ServiceStatus => ({ online: false, cStat: null, xMotivo });
const notQueried = (xMotivo: string): ServiceStatus => ({ ...offline(xMotivo), unasked: true });

/** Tests an authority's service, and the way to it. Network failures never throw. */
export function createProbe(ports: ProbePorts, authority: Authority) {
  const { keys, clock } = ports;
  return {
    /** Asks whether the authority's service is up, for one company. */
    async statusServico(caller: Caller): Promise<ServiceStatus> {
      const uf = ufBySigla(caller.uf);
      if (uf === undefined) return notQueried(`UF ${caller.uf} não existe`);
      const keyMaterial = await authority.keys(caller);
      if (keyMaterial.kind !== 'ok') return notQueried(keyMaterial.cause);
      const wire = wireOf(caller.type);
      const payload = wire.status(caller.environment, uf.cUF);
      const reply = await authority.ask(caller, { service: 'statusServico', payload }, keyMaterial);
      if (reply.kind === 'resposta')
        return { ...wire.readStatus(reply.xml), latencyMs: Math.round(reply.latencyMs) };
      return reply.kind === 'bloqueado' || isUnasked(reply) ? notQueried(reply.cause) : offline(reply.cause);
    },

    /** Tries one service from the name of its host to its answer. */
    sondar: (caller: Caller): Promise<Probe> => probeService(ports, authority, caller),

    /** Opens the company's A1, whether live transmission is on or not, and follows its chain. Sends nothing. */
    async examinarA1(of: { readonly accountId: string; readonly clientId: string }): Promise<ExaminedA1> {
      const material = await keys.keysFor({ ...of, target: 'producao' });
      if (material.kind !== 'ok')
        return {
          kind: 'inutilizavel',
          reason: material.kind === 'inutilizavel' ? material.reason : material.cause,
        };
      const chain = chainOfPem(material.identity.certPem, clock.nowMs());
      if (chain === null) return { kind: 'inutilizavel', reason: 'O arquivo não traz um certificado.' };
      // No issuer is queried while nothing leaves this machine.
      return ports.liveTransmission
        ? { kind: 'lido', chain, revocation: await ports.lookUpRevocation(material.identity.certPem) }
        : { kind: 'lido', chain };
    },
  };
}
