import path from 'node:path';
import { runOnDatabase } from './stack/database-command.mjs';

/**
 * Commands of operators on the database of `npm start`, as package.json names them; what they change is taken by running
 * processes within a minute.
 * @type {Record<string, { file: string, takesFiles?: true, asOwner?: true }>}
 */
const COMMANDS = {
  // accounts, their credits, owners and ceilings, and operators without the console
  account: { file: 'account', asOwner: true },
  // the audit log against its chain of hashes, and as JSON lines for another place
  audit: { file: 'audit' },
  // tables of approximate taxes
  'ibpt:load': { file: 'ibpt-tables', takesFiles: true, asOwner: true },
  // services that take no call of a company now (consumo indevido)
  overuse: { file: 'overuse', asOwner: true },
  // reference rates of IBS and CBS
  rates: { file: 'rates', asOwner: true },
  // code tables of IBS and CBS
  'rtc:load': { file: 'reform-tables', takesFiles: true, asOwner: true },
  // effects of the rules that are checked before sending
  rules: { file: 'rules', asOwner: true },
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) throw new Error(`no command ${name}: ${Object.keys(COMMANDS).join(', ')}`);
const given = command.takesFiles ? args.map((file) => path.resolve(file)) : args;
await runOnDatabase(`packages/db/src/cli/${command.file}.ts`, given, { asOwner: command.asOwner });
