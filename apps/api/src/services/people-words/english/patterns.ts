// biome-ignore-all format: a table reads as one row a line

/** Fiscal nouns inside sentences of a pattern; a missing one leaves the sentence without English. */
const NOUNS: Readonly<Record<string, string>> = {
  'deduções do ISSQN': 'ISSQN deductions', 'outras retenções do ISSQN': 'other ISSQN withholdings', 'descontos incondicionados do ISSQN': 'unconditional ISSQN discounts', 'descontos condicionados do ISSQN': 'conditional ISSQN discounts', 'ISS retido': 'withheld ISS',
  'base de cálculo do ICMS': 'the ICMS base', ICMS: 'ICMS', 'base de cálculo do ICMS-ST': 'the ICMS-ST base', 'ICMS-ST': 'ICMS-ST', frete: 'freight', seguro: 'insurance', desconto: 'discounts', IPI: 'IPI', 'imposto de importação': 'import tax', PIS: 'PIS', COFINS: 'COFINS', 'outras despesas': 'other expenses', serviços: 'services', 'base de cálculo do ISS': 'the ISS base', ISS: 'ISS', 'PIS dos serviços': 'PIS of services', 'COFINS dos serviços': 'COFINS of services',
  'ICMS desonerado': 'relieved ICMS', 'FCP da UF de destino': 'FCP of the state of destination', 'ICMS da UF de destino': 'ICMS of the state of destination', 'ICMS da UF do remetente': "ICMS of the sender's state", 'FCP retido antes por substituição': 'FCP withheld before by substitution', FCP: 'FCP', 'FCP-ST': 'FCP-ST', 'IPI devolvido': 'returned IPI',
  'ICMS monofásico próprio': 'own single-phase ICMS', 'ICMS monofásico com retenção': 'single-phase ICMS with withholding', 'ICMS monofásico retido antes': 'single-phase ICMS withheld before', 'Imposto Seletivo': 'selective tax', 'base do IBS e da CBS': 'the base of IBS and CBS', 'diferimento do IBS da UF': "deferral of the state's IBS", 'devolução do IBS da UF': "return of the state's IBS", 'IBS da UF': "the state's IBS", 'diferimento do IBS do município': "deferral of the city's IBS", 'devolução do IBS do município': "return of the city's IBS", 'IBS do município': "the city's IBS", IBS: 'IBS', 'crédito presumido do IBS': 'presumed IBS credit', 'crédito presumido da CBS': 'presumed CBS credit', 'diferimento da CBS': 'deferral of CBS', 'devolução da CBS': 'return of CBS', CBS: 'CBS', 'IBS monofásico': 'single-phase IBS', 'CBS monofásica': 'single-phase CBS', 'IBS monofásico com retenção': 'single-phase IBS with withholding', 'CBS monofásica com retenção': 'single-phase CBS with withholding', 'IBS monofásico retido antes': 'single-phase IBS withheld before', 'CBS monofásica retida antes': 'single-phase CBS withheld before', 'IBS estornado': 'reversed IBS', 'CBS estornada': 'reversed CBS',
  'veículo novo': 'new vehicle', armamento: 'arms', 'partilha do ICMS entre UF': 'ICMS share between states', 'PIS por substituição tributária': 'PIS by tax substitution', 'COFINS por substituição tributária': 'COFINS by tax substitution', 'retenção do ICMS do transporte': 'withholding of the transport’s ICMS', 'veículo de transporte': 'transport vehicle', reboque: 'trailer', vagão: 'wagon', balsa: 'ferry', 'fatura nem duplicata': 'invoice or installments', 'dados de compra (empenho, pedido, contrato)': 'purchase data (commitment, order, contract)', 'aquisição de cana': 'purchase of sugar cane', 'ICMS da UF de destino (DIFAL)': 'ICMS of the state of destination (DIFAL)',
};

/** `a_b`, `itens[].c_d`, with a value or not; a word of Portuguese is none. */
const ONE = String.raw`(?:[a-z0-9_]+(?:\[[\dn]*\])?\.)*[a-z0-9*]*(?:_[a-z0-9*]+)+(?:\[\])?(?: \d+(?:\.\d+)?)?|cfop|cest|serie|duplicatas|reboques|rastros|adicoes`;
const SOME = `((?:${ONE})(?:(?:, | e | ou )(?:${ONE}))*)`;
const fields = (list: string): string => list.replaceAll(' e ', ' and ').replaceAll(' ou ', ' or ');
const noun = (text: string): string | null => NOUNS[text] ?? null;
const of = (text: string, write: (noun: string) => string): string | null => {
  const found = noun(text);
  return found === null ? null : write(found);
};

type Pattern = readonly [RegExp, (...groups: readonly string[]) => string | null];

/** Sentences that the tables of rejections make by the same words. */
export const PATTERNS: readonly Pattern[] = [
  [/^O total (?:d[oae]s?) (.+) não é a soma d[oa]s (itens|serviços|componentes)\.$/, (what = '') => of(what, (name) => `The total of ${name} is not the sum of the items.`)],
  [/^Omita (\S+) para que a plataforma some os itens, ou envie a soma exata com duas casas\.$/, (field) => `Leave out ${field} so that the platform adds the items, or send the exact sum with two decimal places.`],
  [/^Omita (\S+) para que a plataforma some os itens, ou envie a soma exata\.$/, (field) => `Leave out ${field} so that the platform adds the items, or send the exact sum.`],
  [/^Omita (\S+) para que a plataforma calcule, ou corrija-o\.$/, (field) => `Leave out ${field} so that the platform calculates it, or correct it.`],
  [/^A NFC-e, e a NF-e com tipo_impressao 6, não levam (.+)\.$/, (what = '') => of(what, (name) => `The NFC-e, and the NF-e with tipo_impressao 6, do not take ${name}.`)],
  [/^Retire (\S+) e os campos do mesmo grupo, ou emita NF-e com outro tipo_impressao \(POST \/v1\/nfe\/emit\)\.$/, (field) => `Remove ${field} and the fields of the same group, or issue an NF-e with another tipo_impressao.`],
  [/^O valor d[oa] (.+) do item não é o que dão a base, a alíquota e as reduções\.$/, (what = '') => of(what, (name) => `The item's amount of ${name} is not what base, rate and reductions give.`)],
  [/^O valor diferido d[oa] (.+) do item não é o que dão a base, a alíquota e as reduções\.$/, (what = '') => of(what, (name) => `The item's deferred amount of ${name} is not what base, rate and reductions give.`)],
  [/^O valor devolvido d[oa] (.+) do item não é o que dão a base, a alíquota e as reduções\.$/, (what = '') => of(what, (name) => `The item's returned amount of ${name} is not what base, rate and reductions give.`)],
  [/^O valor regular d[oa] (.+) do item não é o que dão a base, a alíquota e as reduções\.$/, (what = '') => of(what, (name) => `The item's regular amount of ${name} is not what base, rate and reductions give.`)],
  [/^A alíquota efetiva d[oa] (.+) do item não é o que dão a base, a alíquota e as reduções\.$/, (what = '') => of(what, (name) => `The item's effective rate of ${name} is not what base, rate and reductions give.`)],
  [new RegExp(`^Envie ${SOME}\\.$`), (list = '') => `Send ${fields(list)}.`],
  [new RegExp(`^Retire ${SOME}\\.$`), (list = '') => `Remove ${fields(list)}.`],
  [new RegExp(`^Corrija ${SOME}\\.$`), (list = '') => `Correct ${fields(list)}.`],
  [new RegExp(`^Confira ${SOME}\\.$`), (list = '') => `Check ${fields(list)}.`],
  [new RegExp(`^Envie ${SOME}, ou corrija ${SOME}\\.$`), (list = '', other = '') => `Send ${fields(list)}, or correct ${fields(other)}.`],
  [new RegExp(`^Retire ${SOME}, ou corrija ${SOME}\\.$`), (list = '', other = '') => `Remove ${fields(list)}, or correct ${fields(other)}.`],
];
