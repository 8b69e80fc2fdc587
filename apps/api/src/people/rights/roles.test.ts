import { ROLES } from '@fiscal/db/people/members';
import { describe, expect, it } from 'vitest';
import { may, PERMISSIONS, type Permission } from './roles.ts';

const all = Object.keys(PERMISSIONS) as Permission[];
const permissionsOf = (role: (typeof ROLES)[number]) => all.filter((permission) => may(role, permission));

describe('roles', () => {
  it('let an owner do everything', () => {
    expect(permissionsOf('owner')).toEqual(all);
  });

  it('let a reader look at clients, documents, colleagues and themselves, and change nothing else', () => {
    expect(permissionsOf('leitura')).toEqual(['clients:read', 'documents:read', 'members:read', 'own-data']);
  });

  it('keep keys, colleagues and the audit log to those who manage', () => {
    for (const permission of ['keys:regenerate', 'members:manage', 'audit:read', 'account:write'] as const)
      expect(ROLES.filter((role) => may(role, permission))).toEqual(['owner', 'admin']);
  });

  it('keep tokens from fiscal people, and certificates from developers', () => {
    expect(ROLES.filter((role) => may(role, 'tokens:reveal'))).toEqual(['owner', 'admin', 'developer']);
    expect(ROLES.filter((role) => may(role, 'certificates:write'))).toEqual(['owner', 'admin', 'fiscal']);
  });

  it('give no role more than the role above', () => {
    for (const permission of all) {
      if (may('leitura', permission)) expect(ROLES.every((role) => may(role, permission))).toBe(true);
      if (may('admin', permission)) expect(may('owner', permission)).toBe(true);
    }
  });
});
