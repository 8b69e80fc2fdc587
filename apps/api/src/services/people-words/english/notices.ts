// biome-ignore-all format: a table reads as one row a line
/** A notice about a body, in the words of the API. */
export interface SaidNotice {
  readonly code?: string | undefined;
  readonly message: string;
  readonly suggestion?: string | undefined;
  readonly cStat?: string | undefined;
  readonly norm?: string | undefined;
  readonly since?: string | undefined;
}

type Write = (notice: SaidNotice, name: string, groups: readonly string[]) => string;

const mayRefuse = ({ cStat }: SaidNotice): string =>
  ` The national system may refuse this${cStat === undefined ? '' : ` with code ${cStat}`}.`;

/** Notices by their code and what separates those of one code. `name`: the field as people see it. */
const ROWS: readonly (readonly [code: string, pattern: RegExp, write: Write])[] = [
  ['campo_desconhecido', /O campo que existe é \S/, ({ suggestion }, name) => `The field ${name} is not known and was not read. The field that exists is “${suggestion}”.`],
  ['campo_desconhecido', / não é conhecido e não foi lido/, (_, name) => `The field ${name} is not known and was not read.`],
  ['texto_ajustado', / tem caracteres que não podem ser escritos/, ({ suggestion }, name) => `${name} has characters that cannot be written: "${suggestion}" was written.`],
  ['texto_ajustado', / de zero por cento não se escreve/, (_, name) => `${name} of zero per cent is not written: its group was left out.`],
  ['zeros_a_esquerda', / com zeros à esquerda,/, ({ suggestion }, name) => `${name} has fewer digits than the code: "${suggestion}" was written, with leading zeros.`],
  ['valor_ambiguo', / tem vírgula, ou parece ter ponto/, ({ suggestion }, name) => `${name} has a comma, or seems to have a thousands separator: it was read with a decimal separator and written as "${suggestion}".`],
  ['valor_ambiguo', / é uma lista e veio como um objeto/, (_, name) => `${name} is a list and came as one object: it was read as a list of one.`],
  ['calculado', / não veio e foi calculado em (\d+) itens/, (_, name, [items]) => `${name} was left blank and was calculated in ${items} items.`],
  ['calculado', / não veio e foi calculado/, ({ suggestion }, name) => `${name} was left blank and was calculated: ${suggestion}.`],
  ['calculado', / foi calculado: /, (_, name) => `${name} was calculated.`],
  ['calculado', / recebeu no fim a fonte dos tributos aproximados/, (_, name) => `The source of the approximate taxes was added to the end of ${name}.`],
  ['calculado', /^(\w\w) exige quem possa baixar o XML/, (_, __, [uf]) => `${uf} requires a party that may download the XML, and none was named: the CNPJ of its own SEFAZ was written. If there is an accountant, fill in the accountant's CNPJ.`],
  ['calculado', /foram lidas (\d+) dias? depois, como de uma emissão em (\S+)\.$/, (_, __, [days, day]) => `The dates were read ${days} day(s) later, as of an issue on ${day}.`],
  ['calculado', /foram lidas (\d+) dias? antes, como de uma emissão em (\S+)\.$/, (_, __, [days, day]) => `The dates were read ${days} day(s) earlier, as of an issue on ${day}.`],
  ['obrigacao_legal', /^IBS e CBS não vieram/, ({ norm, since }) => `IBS and CBS are missing: the law requires them since ${since} (${norm}).`],
  ['campo_ainda_sem_leiaute', /cujo leiaute ainda não é escrito/, ({ norm }, name) => `${name} is a field of ${norm}, whose layout is not written yet: it was left out of the XML.`],
  ['risco_de_rejeicao', /^O cadastro da SEFAZ de (\w\w) não disse da inscrição do destinatário \((.+)\), e o documento/s, (_, __, [uf, why]) => `The register of SEFAZ in ${uf} did not answer about the recipient's registration (${why}), and the document went on without that check.`],
  ['risco_de_rejeicao', /^O sistema nacional não disse dos parâmetros do município (\d+) \((.+)\), e a NFS-e/s, (_, __, [city, why]) => `The national system did not answer about the parameters of city ${city} (${why}), and the NFS-e went on without that check.`],
  ['risco_de_rejeicao', /^O sistema nacional não disse se o município (\d+) está ativo nele/, (notice, __, [city]) => `The national system did not answer whether city ${city} is active in it: where it is, the rate is not given.${mayRefuse(notice)}`],
  ['risco_de_rejeicao', /^O município (\d+) não tem alíquota para o serviço (\S+) em (\S+)\. /, (notice, __, [city, service, day]) => `City ${city} has no rate for service ${service} on ${day}.${mayRefuse(notice)}`],
  ['risco_de_rejeicao', /^A alíquota (\S+) não é a do município (\d+) para o serviço (\S+): (.+)\. O sistema nacional pode/, (notice, __, [rate, city, service, rates]) => `The rate ${rate} is not the one of city ${city} for service ${service}: ${rates}.${mayRefuse(notice)}`],
  ['risco_de_rejeicao', /^O município (\d+) não tem o regime especial (\d+) para o serviço (\S+)\. /, (notice, __, [city, regime, service]) => `City ${city} does not have special regime ${regime} for service ${service}.${mayRefuse(notice)}`],
  ['risco_de_rejeicao', /^O município (\d+) não publica retenção do ISSQN do serviço (\S+)\. /, (notice, __, [city, service]) => `City ${city} publishes no withholding of ISSQN for service ${service}.${mayRefuse(notice)}`],
  ['risco_de_rejeicao', /^O município (\d+) não tem o benefício (\S+)\. /, (notice, __, [city, benefit]) => `City ${city} does not have benefit ${benefit}.${mayRefuse(notice)}`],
  ['risco_de_rejeicao', /^O (CNPJ|CPF) em \S+ não é válido\. Com token live/, (_, name, [kind]) => `The ${kind} of ${name} is not valid: in production the document is refused. Check its digits.`],
  ['obrigacao_legal', /^ME e EPP do Simples Nacional emitem NFS-e somente pelo emissor nacional desde (\S+) \(.+\), e o município (\d+) não está nele/, ({ norm }, __, [since, city]) => `Small companies of the Simples Nacional issue NFS-e by the national emitter alone since ${since} (${norm}), and city ${city} is not in it: ask the city.`],
  ['obrigacao_legal', /^tipo_retencao_pis_cofins 1 e 2 deixaram de ser usados/, (_, name) => `Codes 1 and 2 of ${name} are no longer used, and the city may refuse them. Choose another code.`],
  ['lei_posterior', /^O documento foi recebido em (\S+) e seria assinado em (\S+)\. As regras mudaram entre um dia e outro \((.+)\), e valem/, (_, __, [taken, today, norms]) => `The document was taken on ${taken} and would be signed on ${today}. The rules changed between these days (${norms}), and those of ${today} apply.`],
];

/** A notice in English for people; null where none is written. @param name of its field, in quotes */
export function noticeEnglish(notice: SaidNotice, name: string): string | null {
  for (const [code, pattern, write] of ROWS) {
    const [matched, ...groups] = (code === notice.code && pattern.exec(notice.message)) || [];
    if (matched !== undefined) return write(notice, name, groups);
  }
  return null;
}
