/** Events in force that no route requests: code, document, name, who makes it, and the reason. */
// biome-ignore format: a table reads as one row a line
export const LEFT_OUT: readonly (readonly [code: string, document: string, name: string, who: string, why: string])[] = [
  ['211120', 'NF-e', 'Destinação de item para consumo pessoal', 'recipient', 'NT 2025.002 v1.40 eliminated it'],
  ['110140', 'NF-e', 'EPEC', 'issuer', 'contingency sends it ([contingency](contingency.md))'],
  ['110140', 'NFC-e', 'EPEC', 'issuer', 'contingency sends it, in SP alone ([contingency](contingency.md))'],
  ['110113', 'CT-e', 'EPEC', 'issuer', 'contingency sends it ([contingency](contingency.md))'],
  ['110170', 'CT-e OS', 'Informações da GTV', 'issuer', 'the platform issues no CT-e OS'],
  ['211110', 'CT-e', 'Apropriação Crédito Presumido', 'unknown [?]', 'no source says who makes it'],
  ['105102', 'NFS-e', 'Cancelamento por Substituição', 'national system', 'a DPS with subst does it'],
  ['205208', 'NFS-e', 'Anulação da Rejeição', 'município', 'an agent of the município makes it (CPFAgTrib)'],
];
