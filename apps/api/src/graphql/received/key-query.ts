import type { KeyQueryView } from '@fiscal/db/received/key-queries';
import { builder } from '../builder.ts';

export const KeyQuery = builder.objectRef<KeyQueryView>('ReceivedKeyQuery').implement({
  description: 'A consulta de uma nota pela chave de acesso.',
  fields: (t) => ({
    consultadaEm: t.expose('askedAt', {
      type: 'DateTime',
      description: 'A última consulta pela chave, pelo relógio da conta.',
    }),
    proximaEm: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Antes disso a chave não é consultada de novo; null: não será.',
    }),
    cStat: t.exposeString('cStat', { nullable: true, description: 'null: a SEFAZ ainda não respondeu.' }),
    xMotivo: t.exposeString('xMotivo', { nullable: true }),
  }),
});
