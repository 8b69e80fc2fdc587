'use client';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { Opener } from '../opener.tsx';
import type * as Parts from './menu-parts.tsx';

type MenuParts = typeof Parts;

/** The parts of the open menu around; null where none is. */
const Open = createContext<MenuParts | null>(null);

const load = (): Promise<MenuParts> => import('./menu-parts.tsx');

interface MenuProps {
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Menu of further actions; its library loads when it opens. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [opened, setOpened] = useState<{ parts: MenuParts; byKeyboard: boolean } | null>(null);
  if (opened === null)
    return (
      <Opener popup="menu" load={load} onOpen={(parts, byKeyboard) => setOpened({ parts, byKeyboard })}>
        {trigger}
      </Opener>
    );
  const { OpenMenu } = opened.parts;
  return (
    <Open value={opened.parts}>
      <OpenMenu trigger={trigger} align={align} byKeyboard={opened.byKeyboard}>
        {children}
      </OpenMenu>
    </Open>
  );
}

export function MenuItem(props: ComponentProps<MenuParts['Item']>) {
  const parts = useContext(Open);
  return parts === null ? null : <parts.Item {...props} />;
}

/** Checkbox item; the menu stays open. */
export function MenuCheck(props: ComponentProps<MenuParts['Check']>) {
  const parts = useContext(Open);
  return parts === null ? null : <parts.Check {...props} />;
}

export function MenuLabel(props: ComponentProps<MenuParts['Label']>) {
  const parts = useContext(Open);
  return parts === null ? null : <parts.Label {...props} />;
}

export function MenuSeparator() {
  const parts = useContext(Open);
  return parts === null ? null : <parts.Separator />;
}
