import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  Building2,
  CalendarDays,
  Coins,
  FileText,
  FlaskConical,
  House,
  Inbox,
  KeyRound,
  ListTree,
  ScrollText,
  Send,
  Settings2,
  ShieldCheck,
  TriangleAlert,
  Users,
  Webhook,
} from 'lucide-react';
import type { Answers } from '../trpc/client.tsx';
import type { shellMessages } from './messages.ts';

export type Permission = Answers['session']['me']['permissions'][number];
type Label = { [K in keyof (typeof shellMessages)['pt-BR']]: K }[keyof (typeof shellMessages)['pt-BR']];

/** A line of the menu; who may not is not shown it. */
export interface NavigationItem {
  /** After `/teste` or `/producao` for what belongs to an environment. */
  readonly path: string;
  readonly label: Label;
  /** Pressed after `g`, goes there. */
  readonly key: string;
  readonly icon: LucideIcon;
  readonly may: Permission;
  /** In production something else is asked of them. */
  readonly mayLive?: Permission;
  /** Only in the test environment. */
  readonly testOnly?: boolean;
}

/** Navigation of the selected environment. */
export const OPERATION: readonly NavigationItem[] = [
  { path: '', label: 'home', key: 'i', icon: House, may: 'documents:read' },
  { path: '/documentos', label: 'documents', key: 'd', icon: FileText, may: 'documents:read' },
  {
    path: '/emitir',
    label: 'emit',
    key: 'e',
    icon: Send,
    may: 'documents:emit',
    mayLive: 'documents:emit-live',
  },
  { path: '/recebidos', label: 'received', key: 'n', icon: Inbox, may: 'documents:read' },
  { path: '/pendencias', label: 'pending', key: 'p', icon: TriangleAlert, may: 'documents:read' },
  { path: '/sefaz', label: 'sefaz', key: 's', icon: Activity, may: 'documents:read' },
  { path: '/webhooks', label: 'webhooks', key: 'w', icon: Webhook, may: 'webhooks:read' },
  { path: '/sandbox', label: 'sandbox', key: 'x', icon: FlaskConical, may: 'sandbox:write', testOnly: true },
];

/** Navigation of the whole account. */
export const ACCOUNT: readonly NavigationItem[] = [
  { path: '/empresas', label: 'clients', key: 'c', icon: Building2, may: 'clients:read' },
  { path: '/calendario', label: 'calendar', key: 'l', icon: CalendarDays, may: 'documents:read' },
  { path: '/certificados', label: 'certificates', key: 'a', icon: ShieldCheck, may: 'clients:read' },
  { path: '/chaves', label: 'keys', key: 'k', icon: KeyRound, may: 'keys:read' },
  { path: '/requisicoes', label: 'requests', key: 'r', icon: ListTree, may: 'keys:read' },
  { path: '/creditos', label: 'credits', key: 'b', icon: Coins, may: 'billing:read' },
  { path: '/equipe', label: 'team', key: 't', icon: Users, may: 'members:read' },
  { path: '/auditoria', label: 'audit', key: 'u', icon: ScrollText, may: 'audit:read' },
  { path: '/conta', label: 'accountSettings', key: 'o', icon: Settings2, may: 'clients:read' },
];
