import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  Building2,
  Coins,
  FileText,
  FlaskConical,
  House,
  KeyRound,
  ListTree,
  ScrollText,
  Send,
  Settings2,
  ShieldCheck,
  TriangleAlert,
  Users,
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
  readonly icon: LucideIcon;
  readonly may: Permission;
  /** Only in the test environment. */
  readonly testOnly?: boolean;
}

/** What belongs to the environment being looked at. */
export const OPERATION: readonly NavigationItem[] = [
  { path: '', label: 'home', icon: House, may: 'documents:read' },
  { path: '/documentos', label: 'documents', icon: FileText, may: 'documents:read' },
  { path: '/emitir', label: 'emit', icon: Send, may: 'documents:emit', testOnly: true },
  { path: '/pendencias', label: 'pending', icon: TriangleAlert, may: 'documents:read' },
  { path: '/sefaz', label: 'sefaz', icon: Activity, may: 'documents:read' },
  { path: '/sandbox', label: 'sandbox', icon: FlaskConical, may: 'sandbox:write', testOnly: true },
];

/** What belongs to the account as a whole. */
export const ACCOUNT: readonly NavigationItem[] = [
  { path: '/empresas', label: 'clients', icon: Building2, may: 'clients:read' },
  { path: '/certificados', label: 'certificates', icon: ShieldCheck, may: 'clients:read' },
  { path: '/chaves', label: 'keys', icon: KeyRound, may: 'keys:read' },
  { path: '/requisicoes', label: 'requests', icon: ListTree, may: 'keys:read' },
  { path: '/creditos', label: 'credits', icon: Coins, may: 'billing:read' },
  { path: '/equipe', label: 'team', icon: Users, may: 'members:read' },
  { path: '/auditoria', label: 'audit', icon: ScrollText, may: 'audit:read' },
  { path: '/conta', label: 'accountSettings', icon: Settings2, may: 'clients:read' },
];
