import { useText } from '../text/text.tsx';
import { useAmbiente } from './ambiente.tsx';
import { pathOf } from './ambiente-paths.ts';
import { shellMessages } from './messages.ts';
import { ACCOUNT, type NavigationItem, OPERATION } from './navigation.ts';
import { useSession } from './session.tsx';

export interface Destination {
  readonly href: string;
  readonly label: string;
  /** After `g`. */
  readonly key: string;
}

/** Whether a navigation item is visible to the user in this environment. */
export function useSeen(): (item: NavigationItem) => boolean {
  const ambiente = useAmbiente();
  const { permissions } = useSession();
  return ({ may, mayLive = may, testOnly }) =>
    ambiente === 2 ? permissions.includes(may) : permissions.includes(mayLive) && testOnly !== true;
}

/** Every page of the menu, as the palette goes to it. */
export function useDestinations(): readonly Destination[] {
  const text = useText(shellMessages);
  const prefix = `/${pathOf(useAmbiente())}`;
  const seen = useSeen();
  const of = (items: readonly NavigationItem[], before: string) =>
    items.filter(seen).map(({ path, label, key }) => ({ href: `${before}${path}`, label: text[label], key }));
  return [...of(OPERATION, prefix), ...of(ACCOUNT, ''), { href: '/perfil', label: text.profile, key: 'm' }];
}
