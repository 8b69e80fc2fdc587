/** Words of a description that address callers of the API, not readers of a document. */
const ADDRESSED =
  /\s*(?:;|: (?=\d)| quando \w+ = | = |, padrão| (?:com|de) \d+(?: a \d+)? dígitos|, de \d+ a \d+ dígitos|, quando diferente|,? com fuso).*$/s;
const ASIDE = /\s*\([^)]*\)/g;
const OPENING =
  /^(?:Grupo de |Código IBGE d[aeo] (?=muni)|Lista de |Até \d+ |Informações (?:ref\. a |de informações |d[aeo]s? )|Dados d[aeo]s? |Identificação d[aeo]s? |Valor total d[aeo]s? (?=NF|CT)|Soma d[aeo]s? )/i;

/** Elements that mean the same wherever they are; their group names the party. */
const COMMON: Readonly<Record<string, string>> = {
  CNPJ: 'CNPJ',
  CPF: 'CPF',
  IE: 'Inscrição estadual',
  IM: 'Inscrição municipal',
  xNome: 'Nome',
  xLgr: 'Logradouro',
  nro: 'Número',
  xCpl: 'Complemento',
  xBairro: 'Bairro',
  xMun: 'Município',
  cMun: 'Município',
  cPais: 'País',
  xPais: 'País',
  UF: 'UF',
  fone: 'Telefone',
  email: 'E-mail',
  cProd: 'Código',
};

/** Label of an element for people: its description in a layout table, without advice to callers. */
export function labelOf(tag: string, description: string): string {
  const known = COMMON[tag];
  if (known !== undefined) return known;
  const name = description.replaceAll(ASIDE, '').replace(ADDRESSED, '').replace(OPENING, '').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
