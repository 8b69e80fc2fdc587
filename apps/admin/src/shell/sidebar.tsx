'use client';
import { Menu as MenuIcon } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useText } from '../text/text.tsx';
import { cn } from '../ui/cn.ts';
import { whenOpened } from '../ui/dialog/when-opened.tsx';
import { useAmbiente } from './ambiente.tsx';
import { pathOf } from './ambiente-paths.ts';
import { AmbienteSwitch } from './ambiente-switch.tsx';
import type { DrawerProps } from './drawer.tsx';
import { shellMessages } from './messages.ts';
import { ACCOUNT, type NavigationItem, OPERATION } from './navigation.ts';
import { useSeen } from './use-destinations.ts';
import { UserMenu } from './user-menu.tsx';

export function Brand() {
  return (
    <span className="flex items-center gap-2 text-base font-semibold tracking-tight">
      <span className="grid size-7 place-items-center rounded-lg bg-accent text-on-accent" aria-hidden>
        E
      </span>
      Emite
    </span>
  );
}

function Group({
  label,
  items,
  prefix,
  onGo,
}: {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  readonly prefix: string;
  readonly onGo: () => void;
}) {
  const text = useText(shellMessages);
  const path = usePathname();
  return (
    <div>
      <p className="px-2.5 pb-1 text-xs text-ink-faint">{label}</p>
      <ul className="grid gap-px">
        {items.map(({ path: at, label: key, icon: Icon }) => {
          const href = `${prefix}${at}`;
          const here = path === href || (at !== '' && path.startsWith(`${href}/`));
          return (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                onClick={onGo}
                aria-current={here ? 'page' : undefined}
                className={cn(
                  'flex items-center gap-2.5 rounded-md px-2.5 py-1.5',
                  here
                    ? 'bg-accent-soft font-medium text-accent'
                    : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )}
              >
                <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
                {text[key]}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Navigation({ onGo = () => {} }: { readonly onGo?: () => void }) {
  const text = useText(shellMessages);
  const ambiente = useAmbiente();
  const seen = useSeen();
  return (
    <div className="flex h-full flex-col gap-5 p-3">
      <Link href={`/${pathOf(ambiente)}`} prefetch={false} className="px-2 pt-2" onClick={onGo}>
        <Brand />
      </Link>
      <AmbienteSwitch />
      <nav aria-label={text.navigation} className="grid gap-5">
        <Group
          label={text.operation}
          items={OPERATION.filter(seen)}
          prefix={`/${pathOf(ambiente)}`}
          onGo={onGo}
        />
        <Group label={text.account} items={ACCOUNT.filter(seen)} prefix="" onGo={onGo} />
      </nav>
      <div className="mt-auto">
        <UserMenu />
      </div>
    </div>
  );
}

const OpenDrawer = whenOpened<DrawerProps>(async () => (await import('./drawer.tsx')).OpenDrawer);

function Drawer() {
  const text = useText(shellMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="rounded-md p-2 hover:bg-sunken"
        aria-label={text.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon className="size-5" aria-hidden />
      </button>
      <OpenDrawer open={open} onOpenChange={setOpen}>
        <Navigation onGo={() => setOpen(false)} />
      </OpenDrawer>
    </>
  );
}

/** The frame: menu on the left where there is room, behind a button where there is not. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const text = useText(shellMessages);
  const ambiente = useAmbiente();
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-md bg-surface px-4 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {text.skip}
      </a>
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r bg-surface lg:block">
        <Navigation />
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex items-center gap-2 border-b bg-surface px-3 py-2 lg:hidden">
          <Drawer />
          <Brand />
        </header>
        {ambiente === 2 ? (
          <aside
            aria-label={text.testBannerLabel}
            className="border-b border-test-line bg-test-soft px-4 py-1 text-center text-xs text-test"
          >
            {text.testBanner}
          </aside>
        ) : null}
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-8 sm:py-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
