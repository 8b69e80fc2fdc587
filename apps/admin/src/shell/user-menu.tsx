'use client';
import { ChevronsUpDown, Languages, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { auth } from '../features/people/auth-client.ts';
import { LOCALE_COOKIE } from '../text/locale.ts';
import { useLocale, useText } from '../text/text.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { shellMessages } from './messages.ts';
import { useSession } from './session.tsx';
import { THEME_COOKIE } from './theme.ts';

const YEAR_SECONDS = 31_536_000;

function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${value === '' ? 0 : YEAR_SECONDS}; samesite=lax`;
}

const THEME_ROWS = [
  { value: '', label: 'themeSystem', icon: Monitor },
  { value: 'claro', label: 'themeLight', icon: Sun },
  { value: 'escuro', label: 'themeDark', icon: Moon },
] as const;

/** Whose console it is, and how they like it. */
export function UserMenu() {
  const text = useText(shellMessages);
  const locale = useLocale();
  const router = useRouter();
  const { name, email, accountId, accounts } = useSession();
  const account = accounts.find((each) => each.accountId === accountId);
  const others = accounts.filter((each) => each.accountId !== accountId);
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-md p-2 text-left hover:bg-sunken"
        >
          <span
            className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken font-medium text-ink-soft"
            aria-hidden
          >
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-soft">{account?.name}</span>
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" aria-hidden />
        </button>
      }
    >
      <MenuLabel>{email}</MenuLabel>
      <MenuItem onSelect={() => router.push('/perfil')}>
        <UserRound aria-hidden />
        {text.profile}
      </MenuItem>
      {others.length === 0 ? null : (
        <>
          <MenuSeparator />
          <MenuLabel>{text.switchAccount}</MenuLabel>
          {others.map((other) => (
            <MenuItem
              key={other.accountId}
              onSelect={() =>
                void auth.organization
                  .setActive({ organizationId: other.accountId })
                  .then(() => window.location.assign('/'))
              }
            >
              {other.name}
            </MenuItem>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuLabel>{text.theme}</MenuLabel>
      {THEME_ROWS.map(({ value, label, icon: Icon }) => (
        <MenuItem
          key={label}
          onSelect={() => {
            keep(THEME_COOKIE, value);
            router.refresh();
          }}
        >
          <Icon aria-hidden />
          {text[label]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        onSelect={() => {
          keep(LOCALE_COOKIE, locale === 'en' ? 'pt-BR' : 'en');
          router.refresh();
        }}
      >
        <Languages aria-hidden />
        {locale === 'en' ? 'Português' : 'English'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void auth.signOut().then(() => window.location.assign('/entrar'))}>
        <LogOut aria-hidden />
        {text.signOut}
      </MenuItem>
    </Menu>
  );
}
