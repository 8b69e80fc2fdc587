/** The 27 federative units, as a list to choose from. */
const UFS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

export const ufOptions = (none: string) => [
  { value: '', label: none },
  ...UFS.map((uf) => ({ value: uf, label: uf })),
];
