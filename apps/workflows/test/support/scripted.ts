import type { SefazPort, SefazReply, SefazRequest } from '@fiscal/core/sefaz/port';

export interface Registered {
  readonly chave: string;
  digVal: string;
  nProt: string;
  situacao: 'autorizado' | 'cancelado' | 'denegado';
}

export type Answer = (
  request: SefazRequest,
  authority: ScriptedAuthority,
) => SefazReply | Promise<SefazReply>;

export const PLANNED = [
  'autorizacao',
  'consultaProtocolo',
  'retAutorizacao',
  'recepcaoEvento',
  'inutilizacao',
] as const;
type Planned = (typeof PLANNED)[number];

export interface ScriptedAuthority extends SefazPort {
  readonly register: Map<string, Registered>;
  /** Next answers per service, in order; afterwards it behaves. */
  readonly plan: Readonly<Record<Planned, Answer[]>>;
  /** Events on record by Id, each as `procEventoNFe`. */
  readonly events: Map<string, string>;
  /** Accepted ranges by Id, each with its protocol. */
  readonly ranges: Map<string, string>;
  readonly calls: string[];
  authorize(request: SefazRequest): Registered;
}
