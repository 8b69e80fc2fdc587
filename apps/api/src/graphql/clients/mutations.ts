import { presentArguments } from '../../base/present-arguments.ts';
import { certificateBody, createClientBody, newClientOf, restoreBody } from '../../inputs/client.ts';
import { toChange, updateClientBody } from '../../inputs/client-change.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';
import { knownUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';
import { Client, type OwnedClient } from './client.ts';
import { CertificateInput, CreateClientInput, changeOf, UpdateClientInput } from './inputs.ts';

const payload = (name: string) =>
  builder.objectRef<{ readonly client: OwnedClient }>(`${name}Payload`).implement({
    fields: (t) => ({ client: t.expose('client', { type: Client, description: 'A empresa como ficou.' }) }),
  });

builder.mutationField('createClient', (t) =>
  t.field({
    type: resultUnion('CreateClient', payload('CreateClient')),
    description:
      'Cria a empresa e os seus dois tokens. Um certificado vencido, de outro CNPJ ou fora da ICP-Brasil é guardado e só impede a emissão em produção.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: { input: t.arg({ type: CreateClientInput, required: true }) },
    resolve: (_root, { input }, context) =>
      attempt(context, async () => {
        const body = parseInput(createClientBody, presentArguments(input));
        const caller = await context.account();
        const client = await context.services.companies.clients.create(caller, newClientOf(body));
        return { client: { accountId: caller.accountId, client } };
      }),
  }),
);

builder.mutationField('updateClient', (t) =>
  t.field({
    type: resultUnion('UpdateClient', payload('UpdateClient')),
    description: 'Muda só o que for enviado. No perfil fiscal, null apaga o campo. O CNPJ não muda.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateClientInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      attempt(context, async () => {
        const clientId = knownUuid(id);
        const change = toChange(parseInput(updateClientBody, changeOf(input)));
        const caller = await context.account();
        const { client } = await context.services.companies.clients.update(caller, clientId, change);
        return { client: { accountId: caller.accountId, client } };
      }),
  }),
);

builder.mutationField('replaceCertificate', (t) =>
  t.field({
    type: resultUnion('ReplaceCertificate', payload('ReplaceCertificate')),
    description:
      'Troca o certificado A1; o novo vale para as próximas emissões em produção, e o anterior fica guardado por 30 dias. Um que não assina não substitui um que assina.',
    authScopes: { caller: 'access', may: 'certificates:write' },
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: CertificateInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      attempt(context, async () => {
        const clientId = knownUuid(id);
        const upload = parseInput(certificateBody, input);
        const caller = await context.account();
        const { client } = await context.services.companies.certificateChanges.replace(
          caller,
          clientId,
          upload,
        );
        return { client: { accountId: caller.accountId, client } };
      }),
  }),
);

builder.mutationField('restoreCertificate', (t) =>
  t.field({
    type: resultUnion('RestoreCertificate', payload('RestoreCertificate')),
    description:
      'Traz de volta um certificado A1 trocado há até 30 dias; o atual fica guardado no lugar dele. Sem thumbprint, o último trocado.',
    authScopes: { caller: 'access', may: 'certificates:write' },
    args: { id: t.arg.id({ required: true }), thumbprint: t.arg.string() },
    resolve: (_root, { id, ...which }, context) =>
      attempt(context, async () => {
        const clientId = knownUuid(id);
        const { thumbprint } = parseInput(restoreBody, presentArguments(which));
        const caller = await context.account();
        const { client } = await context.services.companies.certificateChanges.restore(
          caller,
          clientId,
          thumbprint,
        );
        return { client: { accountId: caller.accountId, client } };
      }),
  }),
);
