import { messages } from '../../text/locale.ts';

export const clientMessages = messages({
  'pt-BR': {
    title: 'Empresas',
    hint: 'Cada empresa emite com o próprio CNPJ, certificado e numeração.',
    name: 'Nome',
    empty: 'Nenhuma empresa ainda',
    emptyHint: 'Cadastre a primeira com o CNPJ e, se já tiver, o certificado A1.',
  },
  en: {
    title: 'Companies',
    hint: 'Each company emits with its own CNPJ, certificate and numbering.',
    name: 'Name',
    empty: 'No companies yet',
    emptyHint: 'Create the first one with its CNPJ and, if you have it, the A1 certificate.',
  },
});
