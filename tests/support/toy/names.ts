import { portal } from '../../../packages/fiscal-core/src/vocabulary/message-names.ts';

export const TOY = portal({ type: 'toy', versao: '1.00', documento: 'Toy', statusOfUf: true });
