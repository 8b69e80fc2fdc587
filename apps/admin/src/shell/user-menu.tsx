'use client';
import { ChevronsUpDown, Languages, LogOut, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { signOut } from '../auth/coming-in.ts';
import { openAccount } from '../auth/membership.ts';
import { useLocale, useText } from '../text/text.tsx';
import { faultOf } from '../trpc/fault.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { shellMessages } from './messages.ts';
import { LOCALE_NAMES, THEME_CHOICES, usePreferences } from './preferences.ts';
import { useSession } from './session.tsx';

async function goTo(organizationId: string): Promise<void> {
  await openAccount(organizationId);
  window.location.assign('/');
}

async function leave(): Promise<void> {
  await signOut();
  window.location.assign('/entrar');
}

/** Menu of the user: identity, preferences, sign-out. */
export function UserMenu() {
  const text = useText(shellMessages);
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const showFault = (error: unknown) => toast(faultOf(error).message);
  const { chooseTheme, chooseLocale } = usePreferences();
  const other = locale === 'en' ? 'pt-BR' : 'en';
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
          {others.map((each) => (
            <MenuItem key={each.accountId} onSelect={() => void goTo(each.accountId).catch(showFault)}>
              {each.name}
            </MenuItem>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuLabel>{text.theme}</MenuLabel>
      {THEME_CHOICES.map(({ value, label, icon: Icon }) => (
        <MenuItem key={label} onSelect={() => chooseTheme(value)}>
          <Icon aria-hidden />
          {text[label]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => chooseLocale(other)}>
        <Languages aria-hidden />
        <span lang={other}>{LOCALE_NAMES[other]}</span>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void leave().catch(showFault)}>
        <LogOut aria-hidden />
        {text.signOut}
      </MenuItem>
    </Menu>
  );
}
