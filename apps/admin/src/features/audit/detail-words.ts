import { roleNames } from '../../auth/role-names.ts';
import { formatNumber } from '../../format/format.ts';
import type { Locale } from '../../text/locale.ts';
import { messages } from '../../text/locale.ts';

/** Labels of the details of an act. */
export const detailMessages = messages({
  'pt-BR': {
    names: {
      email: 'E-mail',
      role: 'Papel',
      method: 'Meio',
      ip: 'Endereço IP',
      name: 'Nome',
      environment: 'Ambiente',
      format: 'Formato',
      accessKey: 'Chave de acesso',
      overlapSeconds: 'O anterior vale por mais (segundos)',
      required: 'Exigida',
      sessions: 'Sessões',
      amountMilli: 'Créditos',
      note: 'Observação',
      tipo: 'Tipo',
      cnpj: 'CNPJ',
      serie: 'Série',
      inicio: 'Do número',
      fim: 'Ao número',
      justificativa: 'Justificativa',
      writes: 'Emissões e operações por minuto',
      reads: 'Consultas por minuto',
      companies: 'Empresas',
      testDocuments: 'Documentos de teste',
      was: 'Situação antes',
      is: 'Situação agora',
      counter: 'Balcão',
      perNote: 'Teto por nota (R$)',
      perDay: 'Teto por dia (R$)',
    },
    environments: { 1: 'Produção', 2: 'Teste' },
    yes: 'Sim',
    no: 'Não',
    standard: 'Padrão',
  },
  en: {
    names: {
      email: 'E-mail',
      role: 'Role',
      method: 'Means',
      ip: 'IP address',
      name: 'Name',
      environment: 'Environment',
      format: 'Format',
      accessKey: 'Access key',
      overlapSeconds: 'The former one works for another (seconds)',
      required: 'Required',
      sessions: 'Sessions',
      amountMilli: 'Credits',
      note: 'Note',
      tipo: 'Type',
      cnpj: 'CNPJ',
      serie: 'Series',
      inicio: 'From number',
      fim: 'To number',
      justificativa: 'Reason',
      writes: 'Emissions and operations a minute',
      reads: 'Reads a minute',
      companies: 'Companies',
      testDocuments: 'Test documents',
      was: 'Status before',
      is: 'Status now',
      counter: 'Counter',
      perNote: 'Ceiling per document (R$)',
      perDay: 'Ceiling per day (R$)',
    },
    environments: { 1: 'Production', 2: 'Test' },
    yes: 'Yes',
    no: 'No',
    standard: 'Default',
  },
});

type DetailWords = (typeof detailMessages)['pt-BR'];

const isName = (names: DetailWords['names'], name: string): name is keyof DetailWords['names'] =>
  name in names;

/** Name and value of a detail in words; null for an id, which a link or a name already shows. */
export function detailInWords(
  [name, value]: readonly [string, unknown],
  words: DetailWords,
  locale: Locale,
): readonly [string, string] | null {
  if (!isName(words.names, name)) return null;
  const roles: Readonly<Record<string, string>> = roleNames[locale];
  const valueText = () => {
    if (value === null) return words.standard;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (name === 'environment') return words.environments[value === 1 ? 1 : 2];
    if (name === 'role' && typeof value === 'string') return roles[value] ?? value;
    if (name === 'amountMilli') return formatNumber(Number(value) / 1000, locale);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return [words.names[name], valueText()];
}
