import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { a1Body } from '../../inputs/sandbox/a1.ts';
import { neighborBody } from '../../inputs/sandbox/neighbor.ts';
import { purchaseBody } from '../../inputs/sandbox/purchase.ts';
import type { NeighborAnswers } from '../../services/sandbox/sandbox-neighbor.ts';
import type { SandboxPurchases } from '../../services/sandbox/sandbox-purchases.ts';
import { builder } from '../builder.ts';
import { resultUnion } from '../mutation.ts';
import { AuthorityUnavailable, attempt } from '../problem.ts';
import { ReceivedType } from '../received/note.ts';

interface TestA1 {
  readonly certificateBase64: string;
  readonly certificatePassword: string;
}
const IssueSandboxA1Payload = builder.objectRef<TestA1>('IssueSandboxA1Payload').implement({
  fields: (t) => ({
    certificateBase64: t.exposeString('certificateBase64', { description: 'O arquivo .pfx, em base64.' }),
    certificatePassword: t.exposeString('certificatePassword', { description: 'A senha do arquivo.' }),
  }),
});

const Purchase = builder.objectRef<SandboxPurchases[number]>('SandboxPurchase').implement({
  description: 'Uma nota que um fornecedor inventado emitiu.',
  fields: (t) => ({
    accessKey: t.exposeString('chave'),
    emitente: t.exposeString('emitente', { description: 'CNPJ ou CPF.' }),
    cStat: t.exposeString('cStat'),
    xMotivo: t.exposeString('xMotivo'),
  }),
});
const IssueSandboxPurchasesPayload = builder
  .objectRef<{ readonly purchases: SandboxPurchases }>('IssueSandboxPurchasesPayload')
  .implement({
    fields: (t) => ({
      purchases: t.field({ type: [Purchase], resolve: ({ purchases }) => purchases }),
    }),
  });

const NeighborAnswer = builder.objectRef<NeighborAnswers[number]>('SandboxNeighborAnswer').implement({
  description: 'O que a SEFAZ emulada respondeu a outro sistema da empresa.',
  fields: (t) => ({
    cStat: t.exposeString('cStat'),
    xMotivo: t.exposeString('xMotivo'),
    ultNSU: t.exposeInt('ultNSU', { description: 'De onde ele segue na próxima consulta.' }),
    maxNSU: t.exposeInt('maxNSU'),
    documentos: t.exposeInt('documentos', { description: 'Quantos esta consulta lhe entregou.' }),
  }),
});
const QueryAsSandboxNeighborPayload = builder
  .objectRef<{ readonly answers: NeighborAnswers }>('QueryAsSandboxNeighborPayload')
  .implement({
    fields: (t) => ({
      answers: t.field({ type: [NeighborAnswer], resolve: ({ answers }) => answers }),
    }),
  });

const authScopes = { caller: 'access', may: 'sandbox:write' } as const;
const more = [AuthorityUnavailable];

builder.mutationFields((t) => ({
  issueSandboxA1: t.field({
    type: resultUnion('IssueSandboxA1', IssueSandboxA1Payload, more),
    description:
      'Um A1 de teste, para createClient: com ele a empresa só emite em teste. Nada fica guardado; até 30 por minuto.',
    authScopes,
    args: {
      cnpj: t.arg.string({ required: true, description: 'CNPJ ou CPF do titular.' }),
      name: t.arg.string({ required: true, description: 'Razão social.' }),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () =>
        context.services.sandbox.issueA1(await context.account(), parseInput(a1Body, args)),
      ),
  }),
  issueSandboxPurchases: t.field({
    type: resultUnion('IssueSandboxPurchases', IssueSandboxPurchasesPayload, more),
    description:
      'Documentos de um fornecedor ou transportador inventado para uma empresa, que a SEFAZ emulada autoriza e distribui, se a empresa já consultou a distribuição.',
    authScopes,
    args: {
      type: t.arg({ type: ReceivedType, description: 'O tipo dos documentos; NFE quando ausente.' }),
      cnpj: t.arg.string({ required: true, description: 'CNPJ ou CPF da empresa que recebe os documentos.' }),
      uf: t.arg.string({ description: 'Do fornecedor e da empresa; SP quando ausente.' }),
      valor: t.arg.string({ description: 'De cada documento, com duas casas; 100.00 quando ausente.' }),
      quantidade: t.arg.int({ description: 'De 1 a 50 ou, com dias, a 500; 1 quando ausente.' }),
      dias: t.arg.int({
        description: 'De 1 a 31: espalha as emissões por esses dias até agora, entre vários fornecedores.',
      }),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () => {
        const asked = parseInput(purchaseBody, presentArguments(args));
        return { purchases: await context.services.sandbox.issuePurchases(await context.account(), asked) };
      }),
  }),
  queryAsSandboxNeighbor: t.field({
    type: resultUnion('QueryAsSandboxNeighbor', QueryAsSandboxNeighborPayload, more),
    description:
      'Outro sistema consulta a SEFAZ emulada com o CNPJ da empresa, do último NSU que recebeu: a consulta seguinte da Emite recebe 656.',
    authScopes,
    args: {
      type: t.arg({ type: ReceivedType, description: 'NFE (quando ausente), CTE ou MDFE.' }),
      cnpj: t.arg.string({ required: true, description: 'CNPJ ou CPF da empresa.' }),
      vezes: t.arg.int({ description: 'Quantas consultas, em seguida: de 1 a 10; 1 quando ausente.' }),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () => {
        const query = parseInput(neighborBody, presentArguments(args));
        return { answers: await context.services.sandbox.queryAsNeighbor(await context.account(), query) };
      }),
  }),
}));
