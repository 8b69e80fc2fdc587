import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { UsageError } from '../failure.ts';

interface ConditionFlags {
  readonly operation?: string;
  readonly service?: string;
  readonly uf?: string;
  readonly cnpj?: string;
  readonly times?: string;
}

function wholeOf(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} ${value}: use um número inteiro.`);
  return Number(value);
}

interface Condition {
  readonly id: number;
  readonly scenario: string;
  readonly operation?: string | null;
  readonly times?: number | null;
}

const conditionText = ({ id, scenario, operation, times }: Condition): string =>
  `${id}  ${scenario}  ${operation ?? 'todas as operações'}  ${times ? `${times} vez(es)` : 'até ser retirada'}`;

async function listScenarios(_flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const known = await emite.sandbox.scenarios();
  say(known, known.scenarios.map(({ marker, effect }) => `${marker}  ${effect}`).join('\n'));
}

async function listConditions(_flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const { data: conditions } = await emite.request<{ data: Condition[] }>('GET', '/sandbox/conditions');
  say(conditions, conditions.map(conditionText).join('\n') || 'Nenhuma condição.');
}

async function setScenario(scenario: string, flags: ConditionFlags, command: Command): Promise<void> {
  const { operation, service, cnpj, uf, times } = flags;
  const { emite, say } = await contextOf(command);
  const condition = await emite.request<Condition>('POST', '/sandbox/conditions', {
    scenario: scenario.startsWith('SANDBOX(') ? scenario : `SANDBOX(${scenario})`,
    ...(operation !== undefined && { operation }),
    ...(service !== undefined && { service }),
    ...(cnpj !== undefined && { cnpj }),
    ...(uf !== undefined && { uf: uf.toUpperCase() }),
    ...(times !== undefined && { times: wholeOf('times', times) }),
  });
  say(condition, conditionText(condition));
}

async function clearScenario(id: string | undefined, _flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const { data: conditions } =
    id === undefined
      ? await emite.request<{ data: { id: number }[] }>('GET', '/sandbox/conditions')
      : { data: [{ id: wholeOf('id', id) }] };
  for (const each of conditions) await emite.sandbox.removeCondition(each.id);
  say({ removed: conditions.map((each) => each.id) }, `${conditions.length} condição(ões) retirada(s)`);
}

interface OutageFlags {
  readonly type: string;
  readonly uf?: string;
  readonly state: string;
  readonly authorizer?: string;
  readonly delayMs?: string;
  readonly calls?: string;
  readonly until?: string;
}

interface Outages {
  readonly data: readonly { type: string; uf?: string | null; authorizer: string; state: string }[];
}

const outagesText = ({ data: outages }: Outages): string =>
  outages
    .map(({ type, uf, authorizer, state }) => `${type}  ${uf ?? 'BR'}  ${authorizer}  ${state}`)
    .join('\n') || 'Nenhuma queda.';

async function listOutages(_flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const outages = await emite.request<Outages>('GET', '/sandbox/outages');
  say(outages, outagesText(outages));
}

async function setOutage(flags: OutageFlags, command: Command): Promise<void> {
  const { type, state, uf, authorizer, delayMs, calls, until } = flags;
  const { emite, say } = await contextOf(command);
  const outages = await emite.request<Outages>('PUT', '/sandbox/outages', {
    type,
    state,
    ...(uf !== undefined && { uf: uf.toUpperCase() }),
    ...(authorizer !== undefined && { authorizer }),
    ...(delayMs !== undefined && { delayMs: wholeOf('delay-ms', delayMs) }),
    ...(calls !== undefined && { calls: wholeOf('calls', calls) }),
    ...(until !== undefined && { until }),
  });
  say(outages, outagesText(outages));
}

async function clearOutages(_flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  await emite.request('DELETE', '/sandbox/outages');
  say({ data: [] }, 'Nenhuma queda.');
}

async function showClock(_flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const clock = await emite.sandbox.clock();
  say(clock, clock.now);
}

async function advanceClock(by: string, _flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const clock = await emite.sandbox.advance(by);
  say(clock, clock.now);
}

async function setClock(at: string, _flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const clock = await emite.request<{ now: string }>('POST', '/sandbox/clock', { at });
  say(clock, clock.now);
}

export function addSandbox(program: Command): void {
  const scenario = program.command('scenario').description('como a SEFAZ do ambiente de teste responde');
  scenario.command('list', { isDefault: true }).description('os cenários que há').action(listScenarios);
  scenario.command('active').description('as condições que valem').action(listConditions);
  scenario
    .command('set')
    .argument('<cenário>', 'cStat=539, indisponivel=3…')
    .option('--operation <operação>', 'emit, cancel, correct…; sem ela, todas')
    .option('--service <serviço>', 'só este serviço da SEFAZ')
    .option('--uf <uf>', 'só nesta UF')
    .option('--cnpj <cnpj>', 'só desta empresa')
    .option('--times <n>', 'quantas vezes; sem ela, uma')
    .description('faz as próximas chamadas terminarem num cenário')
    .action(setScenario);
  scenario
    .command('clear')
    .argument('[id]')
    .description('retira uma condição, ou todas')
    .action(clearScenario);
  const outage = program.command('outage').description('quedas da SEFAZ do ambiente de teste');
  outage.command('list', { isDefault: true }).description('as quedas que há').action(listOutages);
  outage
    .command('set')
    .requiredOption('--type <tipo>', 'nfe, nfce, cte…')
    .requiredOption(
      '--state <estado>',
      '108, 109, timeout=antes, timeout=depois, lento, recusa, oscilante, 113, 114 ou normal',
    )
    .option('--uf <uf>', 'a UF; sem ela, a autoridade nacional da NFS-e')
    .option('--authorizer <quem>', 'normal ou svc')
    .option('--delay-ms <ms>', 'de lento: milissegundos até a resposta')
    .option('--calls <n>', 'de oscilante: a cada quantas chamadas muda')
    .option('--until <instante>', 'de 113: até quando a SVC autoriza')
    .description('derruba uma autoridade')
    .action(setOutage);
  outage.command('clear').description('retira todas as quedas').action(clearOutages);
  const clock = program.command('clock').description('relógio do ambiente de teste');
  clock.command('show', { isDefault: true }).description('que horas são').action(showClock);
  clock
    .command('advance')
    .argument('<duração>', 'PT25H')
    .description('adianta o relógio')
    .action(advanceClock);
  clock.command('at').argument('<instante>').description('põe o relógio num instante').action(setClock);
}
