import { portal } from '../../../packages/fiscal-core/src/sefaz/names.ts';

export const TOY = portal({ type: 'toy', versao: '1.00', documento: 'Toy', statusOfUf: true });
