/** A unit of the federation. */
export interface Uf {
  readonly sigla: string;
  /** IBGE code, first two digits of an access key. */
  readonly cUF: string;
  readonly nome: string;
  /** Offset of the capital; Brazil has had no daylight saving time since 2019 (Decreto 9.772/2019). */
  readonly utcOffset: '-03:00' | '-04:00' | '-05:00';
  readonly capital: { readonly codigo: string; readonly nome: string };
}

const row = (
  sigla: string,
  cUF: string,
  nome: string,
  utcOffset: Uf['utcOffset'],
  codigo: string,
  capital: string,
): Uf => ({
  sigla,
  cUF,
  nome,
  utcOffset,
  capital: { codigo, nome: capital },
});

/** Source: IBGE, Divisão Territorial Brasileira; offsets: Lei 12.876/2013. */
export const UFS: readonly Uf[] = [
  row('RO', '11', 'Rondônia', '-04:00', '1100205', 'Porto Velho'),
  row('AC', '12', 'Acre', '-05:00', '1200401', 'Rio Branco'),
  row('AM', '13', 'Amazonas', '-04:00', '1302603', 'Manaus'),
  row('RR', '14', 'Roraima', '-04:00', '1400100', 'Boa Vista'),
  row('PA', '15', 'Pará', '-03:00', '1501402', 'Belém'),
  row('AP', '16', 'Amapá', '-03:00', '1600303', 'Macapá'),
  row('TO', '17', 'Tocantins', '-03:00', '1721000', 'Palmas'),
  row('MA', '21', 'Maranhão', '-03:00', '2111300', 'São Luís'),
  row('PI', '22', 'Piauí', '-03:00', '2211001', 'Teresina'),
  row('CE', '23', 'Ceará', '-03:00', '2304400', 'Fortaleza'),
  row('RN', '24', 'Rio Grande do Norte', '-03:00', '2408102', 'Natal'),
  row('PB', '25', 'Paraíba', '-03:00', '2507507', 'João Pessoa'),
  row('PE', '26', 'Pernambuco', '-03:00', '2611606', 'Recife'),
  row('AL', '27', 'Alagoas', '-03:00', '2704302', 'Maceió'),
  row('SE', '28', 'Sergipe', '-03:00', '2800308', 'Aracaju'),
  row('BA', '29', 'Bahia', '-03:00', '2927408', 'Salvador'),
  row('MG', '31', 'Minas Gerais', '-03:00', '3106200', 'Belo Horizonte'),
  row('ES', '32', 'Espírito Santo', '-03:00', '3205309', 'Vitória'),
  row('RJ', '33', 'Rio de Janeiro', '-03:00', '3304557', 'Rio de Janeiro'),
  row('SP', '35', 'São Paulo', '-03:00', '3550308', 'São Paulo'),
  row('PR', '41', 'Paraná', '-03:00', '4106902', 'Curitiba'),
  row('SC', '42', 'Santa Catarina', '-03:00', '4205407', 'Florianópolis'),
  row('RS', '43', 'Rio Grande do Sul', '-03:00', '4314902', 'Porto Alegre'),
  row('MS', '50', 'Mato Grosso do Sul', '-04:00', '5002704', 'Campo Grande'),
  row('MT', '51', 'Mato Grosso', '-04:00', '5103403', 'Cuiabá'),
  row('GO', '52', 'Goiás', '-03:00', '5208707', 'Goiânia'),
  row('DF', '53', 'Distrito Federal', '-03:00', '5300108', 'Brasília'),
];

const bySigla = new Map(UFS.map((uf) => [uf.sigla, uf]));
const byCodigo = new Map(UFS.map((uf) => [uf.cUF, uf]));

export const ufBySigla = (sigla: string): Uf | undefined => bySigla.get(sigla);
export const ufByCodigo = (cUF: string): Uf | undefined => byCodigo.get(cUF);
/** The 27 valid values of `uf`. */
export const UF_SIGLAS: readonly string[] = UFS.map((uf) => uf.sigla);
