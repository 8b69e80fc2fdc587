import { IMPORT_KINDS } from '@fiscal/core/vocabulary/imported';
import { IMPORT_STATES, type ImportView } from '@fiscal/db/imports/imports';
import { presentArguments } from '../../base/present-arguments.ts';
import { importedFilesQuery } from '../../inputs/imported-files.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { RefusedFile, RefusedFiles } from '../../services/imports/company-imports.ts';
import { builder } from '../builder.ts';
import { TargetEnum } from '../documents/target.ts';
import { toUuid } from '../global-id.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { connectionOf, forwardPage, limitPrice, pageSize } from '../page.ts';

const State = builder.enumType('CompanyImportState', {
  description:
    'RECEBIDA: na fila; INTERROMPIDA: parou antes do fim, envie os arquivos de novo; ABERTA: os arquivos ainda chegam.',
  values: Object.fromEntries(IMPORT_STATES.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Kind = builder.enumType('CompanyImportKind', {
  description:
    'EMITIDOS: o que a empresa emitiu por outro sistema; RECEBIDOS: o que outros emitiram para ela.',
  values: Object.fromEntries(IMPORT_KINDS.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Series = builder.objectRef<ImportView['series'][number]>('ImportedSeries').implement({
  description: 'De que número uma série continua.',
  fields: (t) => ({
    emitente: t.exposeString('emitente', { description: 'CNPJ ou CPF.' }),
    modelo: t.exposeString('modelo'),
    serie: t.exposeInt('serie'),
    highest: t.exposeInt('highest', { description: 'O maior número importado.' }),
    before: t.exposeInt('before', { description: 'O próximo número antes da importação.' }),
    next: t.exposeInt('next', { description: 'O próximo número depois dela.' }),
  }),
});

const File = builder.objectRef<RefusedFile>('ImportedFile').implement({
  description: 'Um arquivo deixado de fora, ou importado com aviso.',
  fields: (t) => ({
    file: t.exposeString('file', { description: 'O nome do arquivo.' }),
    code: t.exposeString('code', { description: 'P. ex. assinatura_invalida.' }),
    message: t.exposeString('message'),
  }),
});
const Files = builder.objectRef<RefusedFiles>('ImportedFiles').implement({
  fields: (t) => ({
    // The field that gives the page has its price.
    data: t.field({
      type: [File],
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ data }) => [...data],
    }),
    next: t.int({
      nullable: true,
      description: 'Para after; null na última página.',
      resolve: ({ nextCursor }) => nextCursor,
    }),
  }),
});

const Letter = builder.objectRef<NonNullable<ImportView['letter']>>('ImportLetter').implement({
  description: 'O e-mail que trouxe os arquivos.',
  fields: (t) => ({
    sender: t.exposeString('sender', {
      description:
        'O remetente do envelope, que qualquer um pode escrever; vazio de uma resposta automática.',
    }),
    ignored: t.stringList({
      description: 'Os nomes dos anexos que não são XML nem ZIP, até 50.',
      resolve: ({ ignored }) => [...ignored],
    }),
  }),
});

const Import = builder.objectRef<ImportView>('CompanyImport').implement({
  description: 'Um envio de documentos que nasceram fora daqui. O arquivo se envia por REST.',
  fields: (t) => ({
    importId: t.exposeString('id', { description: 'O UUID que REST chama de id.' }),
    clientId: t.exposeString('clientId'),
    kind: t.expose('kind', { type: Kind }),
    target: t.expose('target', { type: TargetEnum }),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    files: t.exposeInt('files', { description: 'Arquivos lidos.' }),
    documents: t.exposeInt('documents', { description: 'Documentos importados.' }),
    events: t.exposeInt('events', { description: 'Eventos importados.' }),
    voidedRanges: t.int({ description: 'Inutilizações importadas.', resolve: ({ ranges }) => ranges }),
    known: t.exposeInt('known', { description: 'Importados antes.' }),
    own: t.exposeInt('own', { description: 'Emitidos por aqui: ficam como estão.' }),
    warned: t.exposeInt('warned', { description: 'Importados com aviso.' }),
    refused: t.exposeInt('refused', { description: 'Deixados de fora.' }),
    letter: t.expose('letter', {
      type: Letter,
      nullable: true,
      description: 'Por 90 dias; null: não vieram por e-mail.',
    }),
    series: t.field({ type: [Series], resolve: ({ series }) => [...series] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

for (const [name, kind, description] of [
  ['refusedFiles', 'recusa', 'Os arquivos deixados de fora, e o motivo; ao terminar.'],
  ['warnedFiles', 'aviso', 'Os arquivos importados com aviso, e o que conferir; ao terminar.'],
] as const)
  builder.objectField(Import, name, (t) =>
    t.field({
      type: Files,
      description,
      args: {
        limit: t.arg.int({ description: 'De 1 a 100; 20 quando ausente.' }),
        after: t.arg.int({ description: 'O next da página anterior.' }),
      },
      complexity: ({ limit }) => limitPrice(5, limit),
      resolve: async ({ id }, args, context) => {
        const page = parseInput(importedFilesQuery, presentArguments(args));
        return context.services.imports.ofCompany.refused(await context.account(), id, { ...page, kind });
      },
    }),
  );

const authScopes = { caller: 'access', may: 'clients:write' } as const;

builder.queryField('companyImports', (t) =>
  t.connection(
    {
      type: Import,
      nullable: true,
      description:
        'As importações de uma empresa, da mais nova para a mais antiga; null quando não há nenhuma empresa com este id.',
      authScopes,
      args: {
        clientId: t.arg.id({ required: true }),
        kind: t.arg({ type: Kind, description: 'EMITIDOS quando ausente.' }),
      },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, { clientId, kind, ...args }, context) {
        const page = { ...forwardPage(args), kind: kind ?? undefined };
        const uuid = toUuid(clientId) ?? '';
        const listed = await nullIfMissing(
          context.services.imports.ofCompany.list(await context.account(), uuid, page),
        );
        return (
          listed &&
          connectionOf(page, { entries: listed.data, more: listed.nextCursor !== null }, ({ id }) => id)
        );
      },
    },
    { name: 'CompanyImportConnection' },
    { name: 'CompanyImportEdge' },
  ),
);

builder.queryField('companyImport', (t) =>
  t.field({
    type: Import,
    nullable: true,
    description: 'Uma importação, até onde chegou; null quando a empresa não tem nenhuma com este id.',
    authScopes,
    args: { clientId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_root, { clientId, id }, context) =>
      nullIfMissing(
        context.services.imports.ofCompany.get(
          await context.account(),
          toUuid(clientId) ?? '',
          toUuid(id) ?? '',
        ),
      ),
  }),
);
