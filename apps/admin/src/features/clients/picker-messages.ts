import { messages } from '../../text/locale.ts';

export const pickerMessages = messages({
  'pt-BR': {
    company: 'Empresa',
    choose: 'Escolha a empresa',
    all: 'Todas as empresas',
    search: 'Buscar por nome ou CNPJ',
    notFound: 'Nenhuma empresa encontrada.',
    failed: 'Não foi possível carregar as empresas.',
    loading: 'Carregando…',
  },
  en: {
    company: 'Company',
    choose: 'Choose the company',
    all: 'All companies',
    search: 'Search by name or CNPJ',
    notFound: 'No company found.',
    failed: 'Companies could not be loaded.',
    loading: 'Loading…',
  },
});
