import { Command, type CommanderError, Help } from 'commander';
import { addAuthority } from './commands/authority.ts';
import { addCompany } from './commands/company.ts';
import { addDocuments } from './commands/documents.ts';
import { addFeed } from './commands/listen.ts';
import { addLogin } from './commands/login.ts';
import { addSandbox } from './commands/sandbox.ts';
import { addTrigger } from './commands/trigger.ts';

/** Titles of the help, which the parser has in English. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Global Options:': 'Opções gerais:',
  'Commands:': 'Comandos:',
};

const HELP = new Help();

const MISTAKES: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'Opção desconhecida: ',
  'commander.unknownCommand': 'Comando desconhecido: ',
  'commander.missingArgument': 'Falta o argumento: ',
  'commander.missingMandatoryOptionValue': 'Falta a opção: ',
  'commander.optionMissingArgument': 'Falta o valor da opção: ',
  'commander.excessArguments': 'Argumentos demais',
};

/** A mistake of the command line, in the language of the rest. */
export function mistakeOf({ code, message }: CommanderError): string {
  const [, name = ''] = /'([^']+)'/.exec(message) ?? [];
  const known = MISTAKES[code];
  return known === undefined ? message : `${known}${known.endsWith(' ') ? name : ''}. Veja emite --help.`;
}

/** Errors are thrown, help is in Portuguese, and every command takes the options of the program. */
function prepare(command: Command): void {
  command
    .exitOverride()
    .helpOption('-h, --help', 'mostra a ajuda')
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      showGlobalOptions: true,
      commandUsage: (each) =>
        HELP.commandUsage(each).replace('[options]', '[opções]').replace('[command]', '<comando>'),
      styleTitle: (title) => TITLES[title] ?? title,
      optionDescription: ({ description }) => description,
      subcommandTerm: (each) => each.name(),
    });
  if (command.commands.length > 0) command.addHelpCommand('help [comando]', 'mostra a ajuda de um comando');
  for (const each of command.commands) prepare(each);
}

export function createProgram(): Command {
  const program = new Command('emite')
    .description('Documentos fiscais eletrônicos pela Emite')
    .option('--json', 'responde em JSON')
    .option(
      '--profile <nome>',
      'usa este perfil; sem ele, EMITE_PROFILE, EMITE_ACCESS_KEY ou o perfil em uso',
    )
    .version('0.1.0', '--version', 'mostra a versão');
  addLogin(program);
  addCompany(program);
  addDocuments(program);
  addFeed(program);
  addTrigger(program);
  addSandbox(program);
  addAuthority(program);
  prepare(program);
  return program;
}
