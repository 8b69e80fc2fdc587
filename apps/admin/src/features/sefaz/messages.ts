import { formatNumber } from '../../format/format.ts';
import { type Locale, messages } from '../../text/locale.ts';

const percent = (value: number, locale: Locale): string => `${formatNumber(value, locale)} %`;

/** Texts of the board of authorities. */
export const sefazMessages = messages({
  'pt-BR': {
    title: 'SEFAZ',
    hint: 'Como está cada serviço, por UF e documento.',
    watched: (minutes: number) =>
      `Consultada a cada ${minutes} minutos, sem que ninguém peça; o que responde aos documentos também conta.`,
    notWatchedHint: 'Ninguém consulta por conta própria: abra um serviço e verifique.',
    offTitle: 'A transmissão em produção está desligada nesta instalação.',
    offHint:
      'Nada é enviado às autoridades reais, que por isso não são consultadas: emissões de produção param com erro técnico. Fale com quem opera esta instalação.',
    live: 'Ao vivo',
    reconnecting: 'Reconectando…',
    noCompany: 'Nenhuma empresa ainda',
    noCompanyHint:
      'O status é consultado com o certificado de uma empresa, na UF dela. Cadastre a primeira para acompanhar os serviços.',
    createCompany: 'Cadastrar empresa',
    matrix: 'Serviços da SEFAZ por UF e documento',
    uf: 'UF',
    legend: 'Legenda',
    ownUfs: 'UFs das minhas empresas',
    allUfs: 'Todas as UFs',
    which: 'Quais UFs',
    cell: (service: string, state: string, ms: number | null) =>
      `${service}: ${state}${ms === null ? '' : `, ${ms} ms`}`,
    answersFor: (authorizer: string | null) =>
      authorizer === null ? 'Ninguém responde' : `Não consultada; responde ${authorizer}`,
    ms: (ms: number) => `${ms} ms`,
    states: {
      operando: 'Operando',
      lenta: 'Lenta',
      instavel: 'Instável',
      parada_programada: 'Parada programada',
      fora_do_ar: 'Fora do ar',
      sem_resposta: 'Sem resposta',
      nao_consultada: 'Não consultada',
    },
    meanings: {
      operando: 'A SEFAZ responde que o serviço está em operação.',
      lenta: 'A SEFAZ responde, mas demora: os documentos são autorizados mais devagar.',
      instavel: 'A SEFAZ ora responde, ora não: os documentos esperam e seguem quando ela responde.',
      parada_programada: 'A SEFAZ parou o serviço e disse quando ele volta: os documentos esperam até lá.',
      fora_do_ar: 'A SEFAZ responde que o serviço está parado: os documentos esperam até ele voltar.',
      sem_resposta: 'A SEFAZ não respondeu ou a resposta não pôde ser lida: os documentos esperam.',
      nao_consultada: 'Ninguém consultou este serviço: só os das UFs das suas empresas são consultados.',
    },
    asks: (name: string) => `Consulta como ${name}`,
    check: 'Verificar agora',
    answered: (service: string, message: string) => `${service}: ${message}`,
    authorizer: 'Quem responde',
    answer: 'Resposta',
    backAt: 'Volta prevista',
    latency: 'Latência',
    since: 'Assim desde',
    checkedAt: 'Última consulta',
    nextLook: 'Próxima consulta',
    notWatched: 'não é consultada por conta própria',
    nobody: 'ninguém',
    day: 'Últimas 24 horas',
    month: 'Últimos 30 dias',
    changes: 'Mudanças',
    unseenThen: 'ninguém consultou',
    availability: (value: number, locale: Locale) => `no ar ${percent(value, locale)} do tempo conhecido`,
    slot: (at: string, up: number | null, ms: number | null, locale: Locale) =>
      [at, up === null ? 'ninguém consultou' : `no ar ${percent(up, locale)}`, ms === null ? '' : `${ms} ms`]
        .filter(Boolean)
        .join(' · '),
    alertTitle: 'A SEFAZ está com problemas onde suas empresas emitem',
    alertMore: (more: number) => `e mais ${more}`,
    alertHint: 'Os documentos esperam e seguem sozinhos.',
    alertLink: 'Ver o painel da SEFAZ',
    heldTitle: 'Retido por consumo indevido',
    heldHint: 'Nada se perde: o que espera segue sozinho quando o tempo passa.',
    mail: 'Avisar-me por e-mail quando a SEFAZ real parar ou voltar onde tenho empresas',
  },
  en: {
    title: 'SEFAZ',
    hint: 'How each service is, by state and document.',
    watched: (minutes: number) =>
      `Looked at every ${minutes} minutes without anybody asking; what is answered to documents counts, too.`,
    notWatchedHint: 'Nobody looks by themselves: open a service and check.',
    offTitle: 'Live transmission is off in this installation.',
    offHint:
      'Nothing is sent to the real authorities, so they are not looked at: production emissions halt with a technical error. Talk to whoever operates this installation.',
    live: 'Live',
    reconnecting: 'Reconnecting…',
    noCompany: 'No companies yet',
    noCompanyHint:
      'Status is asked with the certificate of a company, in its state. Create the first one to follow the services.',
    createCompany: 'Create company',
    matrix: 'Services of SEFAZ by state and document',
    uf: 'UF',
    legend: 'Legend',
    ownUfs: 'States of my companies',
    allUfs: 'All states',
    which: 'Which states',
    cell: (service: string, state: string, ms: number | null) =>
      `${service}: ${state}${ms === null ? '' : `, ${ms} ms`}`,
    answersFor: (authorizer: string | null) =>
      authorizer === null ? 'Nobody answers' : `Not looked at; ${authorizer} answers`,
    ms: (ms: number) => `${ms} ms`,
    states: {
      operando: 'In operation',
      lenta: 'Slow',
      instavel: 'Unstable',
      parada_programada: 'Planned stop',
      fora_do_ar: 'Down',
      sem_resposta: 'No answer',
      nao_consultada: 'Not looked at',
    },
    meanings: {
      operando: 'SEFAZ answers that the service is in operation.',
      lenta: 'SEFAZ answers, but late: documents are authorised more slowly.',
      instavel: 'SEFAZ now answers, now does not: documents wait and go on when it answers.',
      parada_programada: 'SEFAZ stopped the service and said when it is back: documents wait until then.',
      fora_do_ar: 'SEFAZ answers that the service is stopped: documents wait until it is back.',
      sem_resposta: 'SEFAZ did not answer, or nothing that could be read: documents wait.',
      nao_consultada: 'Nobody looked at this service: only those of the states of your companies are.',
    },
    asks: (name: string) => `Asks as ${name}`,
    check: 'Check now',
    answered: (service: string, message: string) => `${service}: ${message}`,
    authorizer: 'Who answers',
    answer: 'Answer',
    backAt: 'Expected back',
    latency: 'Latency',
    since: 'Like this since',
    checkedAt: 'Last look',
    nextLook: 'Next look',
    notWatched: 'nobody looks by themselves',
    nobody: 'nobody',
    day: 'Last 24 hours',
    month: 'Last 30 days',
    changes: 'Changes',
    unseenThen: 'nobody looked',
    availability: (value: number, locale: Locale) => `up ${percent(value, locale)} of the known time`,
    slot: (at: string, up: number | null, ms: number | null, locale: Locale) =>
      [at, up === null ? 'nobody looked' : `up ${percent(up, locale)}`, ms === null ? '' : `${ms} ms`]
        .filter(Boolean)
        .join(' · '),
    alertTitle: 'SEFAZ has trouble where your companies emit',
    alertMore: (more: number) => `and ${more} more`,
    alertHint: 'Documents wait and go on by themselves.',
    alertLink: 'See the board of SEFAZ',
    heldTitle: 'Held back for overuse',
    heldHint: 'Nothing is lost: what waits goes on by itself when the time is over.',
    mail: 'Write me when the real SEFAZ stops or is back where I have companies',
  },
});
