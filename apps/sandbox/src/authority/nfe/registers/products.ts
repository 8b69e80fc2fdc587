import type { SandboxProduct } from '../../../state/registers.ts';

/** Products of every world, one for each answer of the register; any other GTIN is not registered (9494). */
export const FICTITIOUS_PRODUCTS: ReadonlyMap<string, SandboxProduct> = new Map(
  Object.entries<SandboxProduct>({
    '7899900000011': {
      cStat: '9490',
      xProd: 'CAFE TORRADO E MOIDO FICTICIO 500 G',
      ncm: '09012100',
      cests: ['1709600'],
    },
    '7899900000028': { cStat: '9495', cests: [] },
    '7899900000035': { cStat: '9496', cests: [] },
    '7899900000042': { cStat: '9497', xProd: 'PRODUTO FICTICIO SEM NCM', cests: [] },
    '7899900000059': { cStat: '9498', xProd: 'PRODUTO FICTICIO DE NCM EXTINTO', ncm: '99999999', cests: [] },
    '78999008': {
      cStat: '9490',
      xProd: 'CHICLETE FICTICIO',
      ncm: '17041000',
      cests: [],
    },
  }),
);
