import type { Notice } from '@fiscal/core/engine/document/definition';
import { inputSchema } from '@fiscal/core/engine/layout/input-schema';
import {
  inutilizacaoInput,
  inutilizacaoNotices,
  strictInutilizacaoInput,
} from '@fiscal/core/inutilizacao/input';
import { inutilizacaoLayout } from '@fiscal/core/inutilizacao/layout';
import { bodyFields } from '../../inputs/body-fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { Inutilizado } from '../../services/numbers/inutilizar.ts';
import { inputFields } from '../body/input-type.ts';
import { bodyOf } from '../body/value.ts';
import { builder } from '../builder.ts';
import { NOTICES } from '../documents/notice.ts';
import { STRICT } from '../emission/strict.ts';
import { HANDLING } from '../handling.ts';
import { resultUnion } from '../mutation.ts';
import { AuthorityUnavailable, attempt } from '../problem.ts';
import { IDEMPOTENCY_KEY, keyedRequest } from '../server/request.ts';

type Voided = Inutilizado & { readonly notices: readonly Notice[] };

const VoidNumbersPayload = builder.objectRef<Voided>('VoidNumbersPayload').implement({
  description: 'O que a SEFAZ respondeu; uma recusa dela também vem aqui.',
  fields: (t) => ({
    cStat: t.exposeString('cStat', {
      nullable: true,
      description: 'Código da SEFAZ (102: inutilização homologada); null quando nada foi enviado.',
    }),
    xMotivo: t.exposeString('xMotivo', {
      description: 'Texto do código, ou por que o pedido não foi enviado.',
    }),
    nProt: t.exposeString('nProt', { nullable: true, description: 'Protocolo, quando homologada.' }),
    xml: t.exposeString('xml', { nullable: true, description: 'XML de retorno, quando houver.' }),
    notices: t.field({ ...NOTICES, resolve: ({ notices }) => [...notices] }),
    replayed: t.exposeBoolean('replayed', {
      description: 'true quando a mesma idempotencyKey já tinha pedido isto.',
    }),
  }),
});

const fields = bodyFields({ documented: inputSchema(inutilizacaoLayout) }, (name) => name);

builder.mutationField('voidNumbers', (t) =>
  t.field({
    type: resultUnion('VoidNumbers', VoidNumbersPayload, [AuthorityUnavailable]),
    description:
      'Inutiliza uma faixa de numeração de NF-e ou NFC-e: declara que os números de inicio a fim nunca serão usados, no máximo 10.000 por pedido. Responde com o que a SEFAZ disse, em até 20 segundos.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: {
      ...Object.fromEntries(
        [...inputFields('VoidNumbers', fields, { isOpen: false })].map(([name, options]) => [
          name,
          t.arg(options),
        ]),
      ),
      idempotencyKey: t.arg(IDEMPOTENCY_KEY),
      strict: t.arg(STRICT),
      handling: t.arg(HANDLING),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () => {
        const body = bodyOf(args, fields);
        const schema = args.handling === 'strict' ? strictInutilizacaoInput : inutilizacaoInput;
        const request = parseInput(schema, body);
        const idempotency = keyedRequest(args.idempotencyKey, 'voidNumbers', body);
        const answer = await context.services.numbers.inutilizar.void(await context.principal(), request, {
          idempotency,
          strictHeader: args.strict ?? false,
        });
        return { ...answer, notices: inutilizacaoNotices(body) };
      }),
  }),
);
