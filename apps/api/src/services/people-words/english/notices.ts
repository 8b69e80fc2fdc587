// biome-ignore-all format: a table reads as one row a line
/** A notice about a body, in the words of the API. */
export interface SaidNotice {
  readonly code?: string | undefined;
  readonly message: string;
  readonly suggestion?: string | undefined;
  readonly norm?: string | undefined;
  readonly since?: string | undefined;
}

type Write = (notice: SaidNotice, name: string, groups: readonly string[]) => string;

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
  ['calculado', /^(\w\w) exige quem possa baixar o XML/, (_, __, [uf]) => `${uf} requires somebody who may download the XML, and nobody was named: the CNPJ of its own SEFAZ was written. If there is an accountant, fill in the accountant's CNPJ.`],
  ['calculado', /foram lidas (\d+) dias? depois, como de uma emissão em (\S+)\.$/, (_, __, [days, day]) => `The dates were read ${days} day(s) later, as of an issue on ${day}.`],
  ['calculado', /foram lidas (\d+) dias? antes, como de uma emissão em (\S+)\.$/, (_, __, [days, day]) => `The dates were read ${days} day(s) earlier, as of an issue on ${day}.`],
  ['obrigacao_legal', /^IBS e CBS não vieram/, ({ norm, since }) => `IBS and CBS are missing: the law requires them since ${since} (${norm}).`],
  ['campo_ainda_sem_leiaute', /cujo leiaute ainda não é escrito/, ({ norm }, name) => `${name} is a field of ${norm}, whose layout is not written yet: it was left out of the XML.`],
];

/** A notice in English for people; null where none is written. @param name of its field, in quotes */
export function noticeEnglish(notice: SaidNotice, name: string): string | null {
  for (const [code, pattern, write] of ROWS) {
    const [matched, ...groups] = (code === notice.code && pattern.exec(notice.message)) || [];
    if (matched !== undefined) return write(notice, name, groups);
  }
  return null;
}
