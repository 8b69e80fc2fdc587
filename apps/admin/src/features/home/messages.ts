import { messages } from '../../text/locale.ts';

/** Texts of the home page. */
export const homeMessages = messages({
  'pt-BR': {
    title: 'Início',
    hintTest: 'O que aconteceu hoje no ambiente de teste.',
    hintLive: 'O que aconteceu hoje em produção.',
    today: 'Hoje',
    todayHint: 'Documentos com data de emissão de hoje, horário de Brasília.',
    received: 'Documentos',
    authorised: 'Autorizados',
    rejected: 'Rejeitados',
    running: 'Em andamento',
    cancelled: 'Cancelados',
    noneToday: 'Nenhum documento hoje',
    type: 'Documento',
    total: 'Total',
    periodLabel: 'Período dos gráficos',
    period: (days: string) => `Últimos ${days} dias`,
    periodHint: 'Documentos por dia de emissão, na situação de agora.',
    asTable: 'Ver como tabela',
    day: 'Dia',
    noneInPeriod: 'Nenhum documento no período',
    chart: (total: number, days: number) =>
      `Gráfico de barras: ${total} documentos nos últimos ${days} dias, por dia e situação. A tabela abaixo tem os mesmos números.`,
    times: 'Tempo até a autorização',
    timesHint: 'Do pedido de emissão até a resposta da SEFAZ, por dia.',
    p50: 'Mediana',
    p95: '95% autorizados em até',
    timesChart:
      'Gráfico de linhas: mediana e percentil 95 do tempo até a autorização, por dia. A tabela abaixo tem os mesmos números.',
    lookAtDay: (chart: string) => `Dia em destaque. ${chart}`,
    noTimes: 'Nenhuma autorização no período',
    rejections: 'Rejeições por causa',
    rejectionsHint: (days: string) => `As mais frequentes dos últimos ${days} dias.`,
    noRejections: 'Nenhuma rejeição no período',
    often: (count: number) => (count === 1 ? '1 vez' : `${count} vezes`),
    see: 'Ver documentos',
    seeOf: (what: string) => `Ver documentos rejeitados: ${what}`,
    attention: 'Pede atenção',
    halted: (count: number) =>
      count === 1 ? '1 documento parado com erro técnico' : `${count} documentos parados com erro técnico`,
    waiting: (count: number) =>
      count === 1
        ? '1 documento aguardando há mais de 5 minutos'
        : `${count} documentos aguardando há mais de 5 minutos`,
    mdfeNear: (count: number) =>
      count === 1
        ? '1 MDF-e perto dos 30 dias sem encerramento'
        : `${count} MDF-e perto dos 30 dias sem encerramento`,
    mdfeOver: (count: number) =>
      count === 1
        ? '1 MDF-e há mais de 30 dias sem encerramento: a SEFAZ recusa o próximo (686)'
        : `${count} MDF-e há mais de 30 dias sem encerramento: a SEFAZ recusa os próximos (686)`,
    mdfeOpen: (count: number) =>
      count === 1
        ? '1 MDF-e em aberto: encerre-o ao fim da viagem'
        : `${count} MDF-e em aberto: encerre cada um ao fim da viagem`,
    endingToken: (name: string) => `O token antigo de ${name} deixa de valer`,
    creditsEnd: (days: number) =>
      days < 1
        ? 'No ritmo da última semana, os créditos acabam hoje.'
        : `No ritmo da última semana, os créditos duram ${days === 1 ? 'mais 1 dia' : `mais ${days} dias`}.`,
    creditsOver: 'Os créditos acabaram: em produção, nada é emitido.',
    trialEnds: 'O período de avaliação termina',
    trialEnded: 'O período de avaliação terminou',
    open: 'Abrir',
    openOf: (what: string) => `Abrir: ${what}`,
    steps: 'Primeiros passos',
    aim: 'Como você vai usar',
    aims: { hand: 'Vou emitir por aqui', system: 'Meu sistema vai emitir', accountant: 'Sou contador' },
    stepLive: 'Prepare a produção',
    stepLiveHint: 'Certificado A1, endereço e regime tributário: a página mostra o que ainda falta.',
    stepCompanies: 'Cadastre as empresas que você atende',
    stepImport: 'Traga os documentos já emitidos',
    stepImportHint: 'Abra a empresa e escolha Importar: valem os XML de qualquer sistema.',
    live: 'Falta para emitir em produção',
    liveReady: 'Pronta para emitir em produção',
    liveReadyHint: 'O primeiro documento com valor fiscal pode ser emitido.',
    liveChecking: 'Verificando o cadastro, o certificado e a SEFAZ…',
    liveAll: 'Ver a verificação inteira',
    liveEmit: 'Emitir em produção',
    liveCompany: 'Empresa',
    stepCompany: 'Cadastre uma empresa',
    stepCompanyHint: 'CNPJ, inscrição e UF bastam: no ambiente de teste não é preciso certificado.',
    stepEmit: 'Emita um documento de teste',
    stepEmitHint: 'A SEFAZ emulada confere e autoriza como a real.',
    stepToken: 'Use o token da empresa',
    stepTokenHint:
      'Com ele e a chave da conta o seu sistema emite pela API. Há um token para teste e outro para produção.',
    done: 'Feito',
    toDo: 'A fazer',
    go: 'Começar',
    goOf: (what: string) => `Começar: ${what}`,
  },
  en: {
    title: 'Home',
    hintTest: 'What happened today in the test environment.',
    hintLive: 'What happened today in production.',
    today: 'Today',
    todayHint: 'Documents issued today by their own date, Brasília time.',
    received: 'Documents',
    authorised: 'Authorized',
    rejected: 'Rejected',
    running: 'In progress',
    cancelled: 'Canceled',
    noneToday: 'No documents today',
    type: 'Document',
    total: 'Total',
    periodLabel: 'Period of the charts',
    period: (days: string) => `Last ${days} days`,
    periodHint: 'Documents by day of issue, as they stand now.',
    asTable: 'Show as a table',
    day: 'Day',
    noneInPeriod: 'No documents in the period',
    chart: (total: number, days: number) =>
      `Bar chart: ${total} documents in the last ${days} days, by day and status. The table below has the same numbers.`,
    times: 'Time to authorization',
    timesHint: 'From the request to the answer of SEFAZ, by day.',
    p50: 'Median',
    p95: '95% authorized within',
    timesChart:
      'Line chart: median and 95th percentile of the time to authorization, by day. The table below has the same numbers.',
    lookAtDay: (chart: string) => `Day in focus. ${chart}`,
    noTimes: 'No authorization in the period',
    rejections: 'Rejections by cause',
    rejectionsHint: (days: string) => `The most frequent of the last ${days} days.`,
    noRejections: 'No rejections in the period',
    often: (count: number) => (count === 1 ? 'once' : `${count} times`),
    see: 'See documents',
    seeOf: (what: string) => `See rejected documents: ${what}`,
    attention: 'Needs attention',
    halted: (count: number) =>
      count === 1
        ? '1 document halted by a technical error'
        : `${count} documents halted by a technical error`,
    waiting: (count: number) =>
      count === 1
        ? '1 document waiting for more than 5 minutes'
        : `${count} documents waiting for more than 5 minutes`,
    mdfeNear: (count: number) =>
      count === 1
        ? '1 MDF-e close to 30 days without closing'
        : `${count} MDF-e close to 30 days without closing`,
    mdfeOver: (count: number) =>
      count === 1
        ? '1 MDF-e not closed for more than 30 days: SEFAZ refuses the next one (686)'
        : `${count} MDF-e not closed for more than 30 days: SEFAZ refuses the next ones (686)`,
    mdfeOpen: (count: number) =>
      count === 1
        ? '1 MDF-e not closed: close it at the end of its trip'
        : `${count} MDF-e not closed: close each at the end of its trip`,
    endingToken: (name: string) => `The old token of ${name} stops working`,
    creditsEnd: (days: number) =>
      days < 1
        ? 'At the pace of the last week, the credits end today.'
        : `At the pace of the last week, the credits last ${days === 1 ? '1 more day' : `${days} more days`}.`,
    creditsOver: 'The credits are used up: nothing is emitted in production.',
    trialEnds: 'The trial ends',
    trialEnded: 'The trial ended',
    open: 'Open',
    openOf: (what: string) => `Open: ${what}`,
    steps: 'First steps',
    aim: 'Your way of working',
    aims: { hand: 'I will emit here', system: 'My system will emit', accountant: 'I am an accountant' },
    stepLive: 'Prepare production',
    stepLiveHint: 'A1 certificate, address and tax regime: the page shows what is still missing.',
    stepCompanies: 'Create the companies that you serve',
    stepImport: 'Bring the documents already issued',
    stepImportHint: 'Open the company and choose Import: XML files of any system will do.',
    live: 'Missing for production',
    liveReady: 'Ready for production',
    liveReadyHint: 'The first document with fiscal value can be emitted.',
    liveChecking: 'Checking the company details, the certificate and SEFAZ…',
    liveAll: 'See the whole check',
    liveEmit: 'Emit in production',
    liveCompany: 'Company',
    stepCompany: 'Create a company',
    stepCompanyHint: 'CNPJ, registration and state are enough: the test environment needs no certificate.',
    stepEmit: 'Emit a test document',
    stepEmitHint: 'The emulated SEFAZ checks and authorizes as the real one does.',
    stepToken: 'Use the company’s token',
    stepTokenHint:
      'With it and the account key your system emits by the API. There is one token for test and one for production.',
    done: 'Done',
    toDo: 'To do',
    go: 'Start',
    goOf: (what: string) => `Start: ${what}`,
  },
});
