import { cstat } from '@fiscal/core/registry/cstat';
import { DOCUMENTS, documentByType } from '@fiscal/core/registry/documents';
import { pendingOf } from '@fiscal/core/registry/pending';
import { ufBySigla } from '@fiscal/core/tables/uf';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { listRuleSwitches, setRuleSwitch } from '../rules/rule-switches.ts';
import { ownerDbOf } from './owner.ts';
import { Complaint, closing, readArguments, runAsProgram, type Terminal } from './program.ts';

const USAGE = `usage: npm run rules
       npm run rules -- set CODE refuse|notice|off|default --reason TEXT [--type TYPE] [--uf UF] [--client ID]
       npm run rules -- set CHANGE write|refuse|default --reason TEXT [--type TYPE] [--uf UF] [--client ID]
What a rule told before sending does: for all, for a UF, for a client. Without --type the code is of NF-e and NFC-e. CHANGE is an id of
npm run calendar whose fields wait for their schema: they are told and left out unless written or refused; those written are listed
with the effect off. Prints what is in force as JSON; the processes follow within a minute.`;

const OPTIONS = {
  type: { type: 'string' },
  uf: { type: 'string' },
  client: { type: 'string' },
  reason: { type: 'string' },
} as const;
const EFFECTS = { refuse: 'refuse', notice: 'notice', off: 'off', write: 'off', default: null } as const;
const isEffect = (text: string): text is keyof typeof EFFECTS => Object.hasOwn(EFFECTS, text);

function fail(message: string): never {
  throw new Complaint(`${message}\n${USAGE}`);
}

const read = (args: readonly string[]) => readArguments(args, OPTIONS, fail);
type Arguments = ReturnType<typeof read>;

async function set(db: Db, { positionals, values }: Arguments): Promise<void> {
  const [, code = '', effect = ''] = positionals;
  const { type, uf = null, client = null, reason } = values;
  if (type !== undefined && documentByType(type) === undefined)
    return fail(`--type: ${type} is none of ${DOCUMENTS.map((document) => document.type).join(', ')}`);
  const asked = type === undefined ? ['nfe', 'nfce'] : [type];
  const pending = asked.flatMap((one) => pendingOf(one).filter(({ change }) => change === code));
  const types = asked.filter((one) => cstat(one, code) !== undefined || pending.length > 0);
  if (types.length === 0) return fail(`${code} is no code of ${type ?? 'NF-e and NFC-e'}`);
  if (!isEffect(effect)) return fail(`${effect} is not refuse, notice, off or default`);
  if ((effect === 'write') !== (pending.length > 0 && EFFECTS[effect] === 'off'))
    return fail(`${effect} is not said of ${code}`);
  if (effect === 'write' && !pending.some(({ place }) => 'row' in place))
    return fail(`${code}: no field of it has a known place in the XML`);
  if (uf !== null && ufBySigla(uf) === undefined) return fail(`--uf: there is no UF ${uf}`);
  if (client !== null && !isUuid(client)) return fail(`--client: ${client} is not an id`);
  if (!reason) return fail('--reason is required');
  for (const one of types)
    await setRuleSwitch(db, {
      type: one,
      cStat: code,
      uf,
      clientId: client,
      effect: EFFECTS[effect],
      reason,
      setBy: 'rules command',
    });
}

/** Sets a switch of a rule with `set`, and prints the present switches. */
export async function rules({ args, env, print }: Terminal): Promise<void> {
  const given = read(args);
  const [command] = given.positionals;
  if (command !== undefined && command !== 'set') fail(`Unknown command ${command}`);
  await closing(ownerDbOf(env), async (db) => {
    if (command === 'set') await set(db, given);
    print(JSON.stringify(await listRuleSwitches(db), null, 2));
  });
}

await runAsProgram(import.meta.filename, rules);
