import { messages } from '../../text/locale.ts';

/** Texts of the page that lists what is missing for production. */
export const readinessMessages = messages({
  'pt-BR': {
    title: 'Prontidão',
    hint: 'O que falta para o primeiro documento em produção. Verificar não emite nada.',
    ready: 'Pronta para produção',
    readyHint: 'Nenhum problema encontrado.',
    notReady: (count: number) => (count === 1 ? '1 problema a resolver' : `${count} problemas a resolver`),
    againstSandbox: 'A transmissão em produção está desligada: o caminho foi ensaiado com a SEFAZ emulada.',
    again: 'Verificar de novo',
    checking: 'Verificando… a SEFAZ pode demorar alguns segundos.',
    type: 'Documento',
    issued: 'Os que a empresa numera',
    areas: {
      instalacao: 'Instalação',
      certificado: 'Certificado A1',
      cadastro: 'Cadastro',
      numeracao: 'Numeração',
      autorizador: 'SEFAZ',
    },
    states: { ok: 'Em ordem', aviso: 'Atenção', problema: 'Problema' },
    fix: 'O que fazer:',
    goTo: { perfil: 'Perfil fiscal', certificado: 'Certificado A1', numeracao: 'Numeração' },
  },
  en: {
    title: 'Readiness',
    hint: 'What is missing for the first document in production. Checking emits nothing.',
    ready: 'Ready for production',
    readyHint: 'No problem was found.',
    notReady: (count: number) => (count === 1 ? '1 problem to solve' : `${count} problems to solve`),
    againstSandbox: 'Live transmission is off: the check used the emulated SEFAZ.',
    again: 'Check again',
    checking: 'Checking… SEFAZ may take some seconds.',
    type: 'Document',
    issued: 'Those the company numbers',
    areas: {
      instalacao: 'Installation',
      certificado: 'A1 certificate',
      cadastro: 'Company details',
      numeracao: 'Numbering',
      autorizador: 'SEFAZ',
    },
    states: { ok: 'In order', aviso: 'Attention', problema: 'Problem' },
    fix: 'What to do:',
    goTo: { perfil: 'Fiscal profile', certificado: 'A1 certificate', numeracao: 'Numbering' },
  },
});
