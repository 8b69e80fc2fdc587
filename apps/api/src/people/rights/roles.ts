import type { Role } from '@fiscal/db/people/members';
import type { OpenSession } from '@fiscal/db/people/sessions';
import { Failure } from '../../base/failure.ts';

const EVERYONE: readonly Role[] = ['owner', 'admin', 'developer', 'fiscal', 'leitura'];
const MANAGERS: readonly Role[] = ['owner', 'admin'];
const INTEGRATORS: readonly Role[] = ['owner', 'admin', 'developer'];
const FISCAL: readonly Role[] = ['owner', 'admin', 'fiscal'];
const WORKERS: readonly Role[] = ['owner', 'admin', 'developer', 'fiscal'];

/** Permissions by role: the single table for every edge for people. Only owners give or take ownership, besides. */
export const PERMISSIONS = {
  /** Name of the account. */
  'account:write': MANAGERS,
  /** For good. */
  'account:close': ['owner'],
  'audit:read': MANAGERS,
  'billing:read': FISCAL,
  'certificates:write': FISCAL,
  /** Takes its tokens and secrets away. */
  'clients:end': MANAGERS,
  /** Let people emit with fiscal value for hours after one proof. */
  'counter:allow': ['owner'],
  'clients:read': EVERYONE,
  'clients:write': FISCAL,
  'documents:emit': WORKERS,
  /** Acts of fiscal value, at the console: they require a second factor, whether the account demands one or not. */
  'documents:emit-live': FISCAL,
  /** Cancel, correct, close, void numbers, drive on what halted. */
  'documents:operate': WORKERS,
  'documents:read': EVERYONE,
  /** That there are keys, and since when: they are never shown again. */
  'keys:read': INTEGRATORS,
  'keys:regenerate': MANAGERS,
  /** Invite, change roles, remove. */
  'members:manage': MANAGERS,
  'members:read': EVERYONE,
  /** The person's own data. */
  'own-data': EVERYONE,
  /** Conditions of the emulated authorities. */
  'sandbox:write': WORKERS,
  'tokens:reveal': INTEGRATORS,
  'tokens:rotate': INTEGRATORS,
  'webhooks:read': INTEGRATORS,
  'webhooks:write': INTEGRATORS,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

const isPermission = (name: string): name is Permission => name in PERMISSIONS;
export const PERMISSION_NAMES: readonly Permission[] = Object.keys(PERMISSIONS).filter(isPermission);

export function may(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}

/** @throws {Failure} sem_permissao: not by their role, or not before they have the second factor that the account demands */
export function assertMay(
  { role, secondFactorOwed }: Pick<OpenSession, 'role' | 'secondFactorOwed'>,
  permission: Permission,
): void {
  if (!may(role, permission)) throw forbidden(permission);
  if (!secondFactorOwed || permission === 'own-data') return;
  throw withoutSecondFactor('Esta conta exige a verificação em duas etapas.');
}

/** @throws {Failure} sem_permissao */
export function assertSecondFactor({ secondFactor }: Pick<OpenSession, 'secondFactor'>): void {
  if (!secondFactor) throw withoutSecondFactor('Isto exige a verificação em duas etapas.');
}

function withoutSecondFactor(message: string): Failure {
  const fix = 'Ative-a no seu perfil.';
  return new Failure('sem_permissao', `${message} ${fix}`, {
    errors: [{ field: 'two_factor', code: 'segundo_fator_exigido', message, fix }],
  });
}

/** Refusal of who is known, but may not. */
export const forbidden = (permission: Permission): Failure =>
  new Failure(
    'sem_permissao',
    `Seu papel nesta conta não permite esta ação (${permission}). Peça a um administrador da conta.`,
  );
