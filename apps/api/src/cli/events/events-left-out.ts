const RECEIVED = 'it is about a received document';

/** Events in force that no route requests: code, document, name, who makes it, and the reason. */
// biome-ignore format: a table reads as one row a line
export const LEFT_OUT: readonly (readonly [code: string, document: string, name: string, who: string, why: string])[] = [
  ['211120', 'NF-e', 'Destinação de item para consumo pessoal', 'recipient', 'NT 2025.002 v1.40 eliminated it'],
  ['110170', 'CT-e OS', 'Informações da GTV', 'issuer', 'the platform issues no CT-e OS'],
  ['211110', 'CT-e', 'Apropriação Crédito Presumido', 'unknown [?]', 'no source says who makes it'],
  ['105102', 'NFS-e', 'Cancelamento por Substituição', 'national system', 'a DPS with subst does it'],
  ['202201, 202205', 'NFS-e', 'Manifestação do prestador', 'provider', 'only who did not issue the note manifests (E1818), and Emite issues as the provider'],
  ['203202, 203206, 204203, 204207', 'NFS-e', 'Manifestação do tomador and intermediário', 'taker', RECEIVED],
];
