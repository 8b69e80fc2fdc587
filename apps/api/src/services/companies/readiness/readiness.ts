import type { Ask } from '@fiscal/core/activities/questions';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import type { Probe } from '@fiscal/core/vocabulary/probe';
import { ambienteOf, isReal, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { type ClientView, getClient } from '@fiscal/db/companies/clients';
import { invalid, notFound } from '../../../base/failure.ts';
import type { AccountCaller } from '../../access/authenticate.ts';
import type { EmissionSettings } from '../../emission/emission-context.ts';
import { numberingOf } from '../../numbers/company-numbering.ts';
import { authorityLines } from './authority-lines.ts';
import { certificateLines } from './certificate-lines.ts';
import { companyLines, type DocumentKind } from './company-lines.ts';
import { amiss, fine, type ReadinessLine } from './line.ts';

export interface Readiness {
  /** Nothing is a problem. */
  readonly ready: boolean;
  /** Queried side: the real authorities, or the sandbox while sending to them is off. */
  readonly against: 'sefaz' | 'sandbox';
  readonly target: Target;
  readonly types: readonly string[];
  readonly lines: readonly ReadinessLine[];
}

interface Deps {
  readonly db: Db;
  readonly ask: Ask;
  readonly liveTransmission: boolean;
  readonly emission: EmissionSettings;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

const KINDS: readonly DocumentKind[] = DOCUMENTS.map(({ type, modelo }) => ({ type, modelo }));
/** Types by their name and by their route. */
const KNOWN = new Map(
  DOCUMENTS.flatMap(({ type, route }) => [type, route].map((name) => [name, type] as const)),
);

function typesOf(asked: readonly string[]): readonly DocumentKind[] {
  const unknown = asked.find((type) => !KNOWN.has(type));
  if (unknown !== undefined)
    throw invalid([
      {
        field: 'types',
        code: 'valor_invalido',
        message: `Não há o tipo de documento ${unknown}.`,
        fix: `Use um ou mais de: ${DOCUMENTS.map(({ type }) => type).join(', ')}.`,
      },
    ]);
  const types = new Set(asked.map((name) => KNOWN.get(name)));
  return KINDS.filter(({ type }) => types.has(type));
}

function installation(liveTransmission: boolean): ReadinessLine {
  const about = { area: 'instalacao', check: 'transmissao' } as const;
  return liveTransmission
    ? fine({ ...about, message: 'A transmissão às SEFAZ está ligada.' })
    : amiss('aviso', {
        ...about,
        message: 'A transmissão em produção está desligada: o caminho foi ensaiado com a SEFAZ emulada.',
        fix: 'Quando o resto estiver em ordem, ligue LIVE_TRANSMISSION=on na API e nos workers.',
      });
}

/** Authorities block who asks for their state more often. Source: MOC 7.0, consumo indevido: at most every three minutes. */
const ASKED_AGAIN_MS = 3 * 60_000;
const KEPT_MAX = 1000;

/** Caches a service's answer briefly, for real authorities only: the sandbox is asked each time. */
function lately<T>(nowMs: () => number) {
  const cached = new Map<string, { readonly atMs: number; readonly answer: Promise<T | null> }>();
  return (key: string, keeps: boolean, ask: () => Promise<T | null>): Promise<T | null> => {
    const known = cached.get(key);
    if (known !== undefined && nowMs() - known.atMs < ASKED_AGAIN_MS) return known.answer;
    const answer = ask();
    cached.delete(key);
    const [oldest] = cached.keys();
    if (oldest !== undefined && cached.size >= KEPT_MAX) cached.delete(oldest);
    if (keeps) cached.set(key, { atMs: nowMs(), answer });
    return answer;
  };
}

/** Production unless the company is being tried in the authorities' own test environment; the sandbox while nothing is sent to them. */
function whomToAsk(
  liveTransmission: boolean,
  { testTarget }: Pick<ClientView, 'testTarget'>,
  asked: Target | null,
): Target {
  if (!liveTransmission) return 'sandbox';
  return asked ?? (testTarget === 'homologacao' ? 'homologacao' : 'producao');
}

/**
 * Checks every requirement of a company's first real document. @throws {Failure} nao_encontrado, requisicao_invalida
 */
export function createCheckReadiness({ db, ask, liveTransmission, emission, nowMs, onError }: Deps) {
  const quietly = <T>(answer: Promise<T>): Promise<T | null> =>
    answer.catch((error: unknown) => {
      onError(error);
      return null;
    });
  const probed = lately<Probe>(nowMs);
  return async (
    { accountId }: AccountCaller,
    clientId: string,
    {
      types: asked,
      target: askedTarget = null,
    }: { readonly types: readonly string[] | null; readonly target?: Target | null },
  ): Promise<Readiness> => {
    const client = await getClient(db, accountId, clientId);
    if (client === null) throw notFound();
    const target = whomToAsk(liveTransmission, client, askedTarget);
    const series = await numberingOf(db, accountId, [client.id]);
    const issued = KINDS.filter(({ modelo }) => series.some((each) => each.modelo === modelo));
    const chosen = asked === null ? (issued.length > 0 ? issued : typesOf(['nfe'])) : typesOf(asked);
    const of = { accountId, clientId: client.id };
    const { certificate, uf } = client;
    const [examined, ...probes] = await Promise.all([
      certificate === null ? null : quietly(ask('examinarA1', of)),
      ...chosen.map(async ({ type }) =>
        authorityLines(type, uf, {
          probe: await probed(`${client.id} ${target} ${type} ${uf}`, isReal(target), () =>
            quietly(
              ask('sondar', { ...of, environment: ambienteOf(target), target, type, uf, strict: false }),
            ),
          ),
          nowMs: nowMs(),
        }),
      ),
    ]);
    const lines = [
      installation(liveTransmission),
      ...certificateLines(certificate, examined, nowMs()),
      ...companyLines(client, { series, types: chosen, settings: emission, asked: target }),
      ...probes.flat(),
    ];
    return {
      ready: lines.every(({ state }) => state !== 'problema'),
      against: isReal(target) ? 'sefaz' : 'sandbox',
      target,
      types: chosen.map(({ type }) => type),
      lines,
    };
  };
}
