import type { Service } from '../vocabulary/service.ts';
import type { OveruseBlock } from './overuse.ts';
import type { OveruseLimit } from './overuse-limits.ts';

/** Everyday names of the counted services. */
const SERVICES: Readonly<Partial<Record<Service, string>>> = {
  autorizacao: 'transmissões',
  retAutorizacao: 'consultas de recibo',
  consultaProtocolo: 'consultas de chave',
  statusServico: 'consultas de situação do serviço',
  inutilizacao: 'inutilizações',
  recepcaoEvento: 'eventos',
  recepcaoEPEC: 'eventos',
  naoEncerrados: 'consultas de não encerrados',
  cadastro: 'consultas de cadastro',
};

export const overuseSubject = (service: Service): string => SERVICES[service] ?? 'chamadas';

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
});
const at = (ms: number): string => `${CLOCK.format(ms)} de Brasília`;

/** Reason of a block, with its end. */
export function blockReason(service: Service, { cStat, equal, untilMs }: OveruseBlock): string {
  const what = overuseSubject(service);
  const why =
    cStat === null
      ? `houve tantas rejeições iguais (${equal ?? ''}) que mais uma faria a SEFAZ bloquear o CNPJ por consumo indevido. Corrija o que causa a rejeição`
      : `a SEFAZ bloqueou o CNPJ neste serviço por consumo indevido (${cStat})`;
  return `As ${what} da empresa esperam até ${at(untilMs)}: ${why}.`.replace('As eventos', 'Os eventos');
}

/** Reason why a query is stopped now. */
export function countReason(service: Service, { counts, most }: OveruseLimit, untilMs: number): string {
  const what = counts === 'do-mesmo' ? 'a mesma pergunta' : overuseSubject(service);
  return `Não perguntado à SEFAZ antes de ${at(untilMs)}: ela aceita ${most} vezes ${what} por período, e depois bloqueia o CNPJ por consumo indevido.`;
}

export const CROWDED =
  'Há tantas transmissões da empresa sem resposta que mais uma poderia exceder o que a SEFAZ aceita de rejeições iguais.';
