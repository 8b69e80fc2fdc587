import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Emite, isPassing, waitMsAfter } from '@emite/sdk';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { EXIT } from '../failure.ts';
import { companyId } from '../locate.ts';

interface Service {
  readonly type: string;
  readonly uf: string;
  readonly authorizer?: string | null;
  readonly stateName: string;
  readonly message?: string | null;
}

const pathOf = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

interface SefazFlags {
  readonly type?: string;
  readonly uf?: string;
  readonly environment?: string;
  readonly history?: string;
}

async function sefaz({ type, uf, environment, history }: SefazFlags, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const asked = environment ?? (emite.environment === null ? undefined : String(emite.environment));
  const query = { type, uf: uf?.toUpperCase(), environment: asked, history };
  const board = await emite.request<{ services: readonly Service[] }>('GET', pathOf('/v1/sefaz', query));
  const lines = board.services.map(
    (each) => `${each.type}  ${each.uf}  ${each.authorizer ?? ''}  ${each.stateName}  ${each.message ?? ''}`,
  );
  say(board, lines.join('\n'));
}

interface Explained {
  readonly codigo: string;
  readonly significados: readonly {
    readonly types: readonly string[];
    readonly xMotivo: string | null;
    readonly orientacao: { cause: string; fix: string; field?: string; source: string } | null;
  }[];
}

async function explain(code: string, { type }: { readonly type?: string }, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const route = pathOf(`/v1/rejeicoes/${encodeURIComponent(code)}`, { type });
  const explained = await emite.request<Explained>('GET', route);
  const texts = explained.significados.map(({ types, xMotivo, orientacao }) =>
    [
      `${explained.codigo} (${types.join(', ')}): ${xMotivo ?? ''}`,
      ...(orientacao === null ? [] : [orientacao.cause, orientacao.fix]),
      ...(orientacao?.field === undefined ? [] : [`Campo: ${orientacao.field}`]),
      ...(orientacao === null ? [] : [`Fonte: ${orientacao.source}`]),
    ].join('\n'),
  );
  say(explained, texts.join('\n\n'));
}

interface Import {
  readonly id: string;
  readonly state: string;
  readonly documents: number;
  readonly events: number;
  readonly refused: number;
  readonly known: number;
  readonly own: number;
  /** The first of them. */
  readonly refusedFiles?: readonly { readonly file: string; readonly message: string }[];
}

const ENDED = new Set(['concluida', 'interrompida']);
const POLL_MS = 500;

async function awaitEnd(emite: Emite, route: string): Promise<Import> {
  for (let before = 0; ; ) {
    let waitMs = POLL_MS;
    try {
      const state = await emite.request<Import>('GET', route);
      if (ENDED.has(state.state)) return state;
      before = 0;
    } catch (error) {
      if (!isPassing(error)) throw error;
      waitMs = waitMsAfter(error, before++);
    }
    await delay(waitMs);
  }
}

function importText({ refusedFiles = [], ...taken }: Import): string {
  const { id, state, documents, events, refused, known, own } = taken;
  const counts = `${documents} documento(s), ${events} evento(s), ${known + own} que já estavam aqui, ${refused} recusado(s)`;
  return [
    `${id}  ${state}  ${counts}`,
    ...refusedFiles.map(({ file, message }) => `  ${file}: ${message}`),
  ].join('\n');
}

interface ImportFlags {
  readonly target?: string;
  readonly wait?: boolean;
}

async function importFile(
  [company, file]: readonly [string, string],
  { target, wait }: ImportFlags,
  command: Command,
): Promise<void> {
  const bytes = await readFile(file);
  const { emite, say } = await contextOf(command);
  const imports = `/v1/clients/${await companyId(emite, company)}/imports`;
  const query = { target, file: path.basename(file) };
  const taken = await emite.request<Import>('POST', pathOf(imports, query), bytes);
  const state = wait === true ? await awaitEnd(emite, `${imports}/${taken.id}`) : taken;
  say(state, importText(state));
  if (state.state === 'interrompida') process.exitCode = EXIT.rejected;
}

interface Readiness {
  readonly ready: boolean;
  readonly lines: readonly { state: string; message: string; fix?: string | null }[];
}

async function readiness(
  company: string,
  { types, target }: { readonly types?: string; readonly target?: string },
  command: Command,
): Promise<void> {
  const { emite, say } = await contextOf(command);
  const route = `/v1/clients/${await companyId(emite, company)}/readiness`;
  const found = await emite.request<Readiness>('GET', pathOf(route, { types, target }));
  const lines = found.lines.map(({ state, message, fix }) => `${state}  ${message}${fix ? ` ${fix}` : ''}`);
  say(found, [...lines, found.ready ? 'Pronta' : 'Não está pronta'].join('\n'));
  if (!found.ready) process.exitCode = EXIT.rejected;
}

export function addAuthority(program: Command): void {
  program
    .command('sefaz')
    .option('--type <tipo>', 'só deste tipo')
    .option('--uf <uf>', 'só desta UF')
    .option('--environment <n>', '1 produção, 2 homologação; sem ele, o do token')
    .option('--history <período>', '24h ou 30d')
    .description('situação dos serviços da SEFAZ')
    .action(sefaz);
  program
    .command('explain')
    .argument('<código>', 'cStat, ou código da NFS-e: 539, E0037')
    .option('--type <tipo>', 'só neste tipo de documento')
    .description('explica um código da SEFAZ')
    .action(explain);
  program
    .command('import')
    .argument('<id|cnpj>', 'a empresa')
    .argument('<arquivo>', 'ZIP ou XML')
    .option('--target <destino>', 'onde foram autorizados: producao, que é o padrão, homologacao ou sandbox')
    .option('--wait', 'espera o fim')
    .description('importa documentos emitidos por outro sistema')
    .action((company: string, file: string, flags: ImportFlags, command: Command) =>
      importFile([company, file], flags, command),
    );
  program
    .command('readiness')
    .argument('<id|cnpj>', 'a empresa')
    .option('--types <tipos>', 'nfe,nfce…')
    .option('--target <destino>', 'producao, homologacao ou sandbox')
    .description('o que falta para emitir em produção')
    .action(readiness);
}
