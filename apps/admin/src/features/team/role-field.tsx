'use client';
import { useState } from 'react';
import { roleNames } from '../../auth/role-names.ts';
import { useText } from '../../text/text.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { teamMessages } from './messages.ts';
import { type Role, useGivenRoles } from './roles.ts';

/** A role to give, and what it means. */
export function RoleField({ given }: { readonly given: Role }) {
  const text = useText(teamMessages);
  const names = useText(roleNames);
  const roles = useGivenRoles();
  const [role, setRole] = useState(given);
  return (
    <SelectField
      label={text.role}
      name="role"
      hint={text.about[role]}
      defaultValue={given}
      options={roles.map((value) => ({ value, label: names[value] }))}
      onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? given)}
    />
  );
}
