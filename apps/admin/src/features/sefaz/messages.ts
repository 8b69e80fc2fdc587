import { messages } from '../../text/locale.ts';

/** Words of the board of authorities. */
export const sefazMessages = messages({
  'pt-BR': {
    title: 'SEFAZ',
    hint: 'Como cada autorizador respondeu por último às consultas de status desta conta, e quem responde por cada UF.',
    offTitle: 'A transmissão em produção está desligada nesta instalação.',
    offHint:
      'Nada é enviado às autoridades reais: consultas de produção respondem “fora do ar” e emissões de produção param com erro técnico. Fale com quem opera esta instalação.',
    live: 'Ao vivo',
    reconnecting: 'Reconectando…',
    own: 'Serviços das suas empresas',
    noCompany: 'Nenhuma empresa ainda',
    noCompanyHint:
      'O status é consultado com o certificado de uma empresa, na UF dela. Cadastre a primeira para acompanhar os serviços.',
    createCompany: 'Cadastrar empresa',
    asks: (name: string) => `Consulta como ${name}`,
    noLonger: 'Nenhuma empresa nesta UF',
    checkAll: 'Verificar todos',
    check: 'Verificar agora',
    checkOf: (service: string) => `Verificar agora ${service}`,
    history: 'Histórico',
    historyOf: (service: string) => `Histórico de ${service}`,
    historyHint: 'Mudanças vistas por esta conta nos últimos 30 dias.',
    historyNone: 'Nenhuma consulta nos últimos 30 dias',
    online: 'Em operação',
    offline: 'Fora do ar',
    unknown: 'Não consultado',
    latency: 'Latência',
    checkedAt: 'Última consulta',
    answered: (service: string, message: string) => `${service}: ${message}`,
    strip: (seen: number, offline: number) =>
      `Últimas 24 horas: ${seen} ${seen === 1 ? 'resposta guardada' : 'respostas guardadas'}, ${offline} fora do ar`,
    stripLegend:
      'Cada barra é meia hora das últimas 24: alta e vermelha quando houve resposta fora do ar, média quando em operação, baixa quando ninguém consultou.',
    authorities: 'Quem responde por cada UF',
    authoritiesHint:
      'Autorizador do serviço de status de cada documento, conforme as tabelas oficiais de endereços.',
    uf: 'UF',
    nobody: 'ninguém',
  },
  en: {
    title: 'SEFAZ',
    hint: 'How each authority last answered the status queries of this account, and who answers for each state.',
    offTitle: 'Live transmission is off in this installation.',
    offHint:
      'Nothing is sent to the real authorities: production queries answer “down” and production emissions halt with a technical error. Talk to whoever operates this installation.',
    live: 'Live',
    reconnecting: 'Reconnecting…',
    own: 'Services of your companies',
    noCompany: 'No companies yet',
    noCompanyHint:
      'Status is asked with the certificate of a company, in its state. Create the first one to follow the services.',
    createCompany: 'Create company',
    asks: (name: string) => `Asks as ${name}`,
    noLonger: 'No company in this state',
    checkAll: 'Check all',
    check: 'Check now',
    checkOf: (service: string) => `Check ${service} now`,
    history: 'History',
    historyOf: (service: string) => `History of ${service}`,
    historyHint: 'Changes seen by this account in the last 30 days.',
    historyNone: 'Nobody asked in the last 30 days',
    online: 'In operation',
    offline: 'Down',
    unknown: 'Not asked',
    latency: 'Latency',
    checkedAt: 'Last query',
    answered: (service: string, message: string) => `${service}: ${message}`,
    strip: (seen: number, offline: number) =>
      `Last 24 hours: ${seen} ${seen === 1 ? 'answer kept' : 'answers kept'}, ${offline} down`,
    stripLegend:
      'Each bar is half an hour of the last 24: tall and red when some answer was down, medium when in operation, low when nobody asked.',
    authorities: 'Who answers for each state',
    authoritiesHint: 'Authority of the status service of each document, by the official tables of addresses.',
    uf: 'State',
    nobody: 'nobody',
  },
});
