import { Emite } from '@emite/sdk';
import type { Command } from 'commander';
import { UsageError } from './failure.ts';
import { type Profile, profileOf } from './profiles.ts';

interface Globals {
  readonly json?: boolean;
  readonly profile?: string;
}

/** Client of a command, its profile, and the place for its answer. */
export interface Context {
  readonly profile: Profile;
  readonly emite: Emite;
  readonly say: Say;
}

/** Prints an answer: as JSON on one line, or as text. */
export type Say = (value: unknown, text: string) => void;

const globalsOf = (command: Command): Globals => command.optsWithGlobals();

export const profileNameOf = (command: Command): string | undefined => globalsOf(command).profile;

export const asksJson = (command: Command): boolean => globalsOf(command).json === true;

export const sayOf =
  (command: Command): Say =>
  (value, text) => {
    process.stdout.write(`${asksJson(command) ? JSON.stringify(value) : text}\n`);
  };

/** A client of a profile alone: no variable of the process completes it. */
export const emiteOf = ({ url, accessKey, token, restrictedKey }: Profile): Emite =>
  new Emite({ url, accessKey, token: token ?? null, restrictedKey: restrictedKey ?? null });

export async function contextOf(command: Command): Promise<Context> {
  const profile = await profileOf(profileNameOf(command));
  return { profile, emite: emiteOf(profile), say: sayOf(command) };
}

/** The same of a command about documents of one company. @throws {UsageError} without its token */
export async function companyContextOf(command: Command): Promise<Context> {
  const context = await contextOf(command);
  if (context.profile.token !== undefined) return context;
  throw new UsageError(
    'Falta o token de uma empresa: emite company token <id|cnpj> --save NOME, depois --profile NOME; ou EMITE_TOKEN.',
  );
}
