/** Formats a CNPJ, letters included, while it is typed: `12.ABC.345/01DE-35`; eleven digits as a CPF. */
export function maskInscricao(typed: string): string {
  const bare = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 14);
  if (/^\d{11}$/.test(bare)) return bare.replace(/^(...)(...)(...)/, '$1.$2.$3-');
  const [root, branch, digits] = [bare.slice(0, 8), bare.slice(8, 12), bare.slice(12)];
  const dotted = [root.slice(0, 2), root.slice(2, 5), root.slice(5)].filter((part) => part !== '').join('.');
  return `${dotted}${branch === '' ? '' : `/${branch}`}${digits === '' ? '' : `-${digits}`}`;
}
