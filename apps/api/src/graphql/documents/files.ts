import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { hasPaper, type PaperOptions } from '@fiscal/paper/papers';
import { Failure, type FailureCode } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { builder } from '../builder.ts';
import type { GraphqlContext } from '../context.ts';
import { FILE_PRICE, PAPER_PRICE } from '../price.ts';
import { Document, DocumentEvent, documentRefs, type OwnedDocument } from './document.ts';

builder.interfaceField(Document, 'xml', (t) =>
  t.string({
    nullable: true,
    description:
      'O XML assinado; depois de autorizado, com o protocolo (arquivo de distribuição). null enquanto não assinado.',
    complexity: FILE_PRICE,
    resolve: async ({ view }, _args, context) =>
      (await context.services.files.getXml(await context.principal(view.id), view.id))?.bytes.toString(
        'utf8',
      ),
  }),
);

builder.objectField(DocumentEvent, 'xml', (t) =>
  t.string({
    nullable: true,
    description: 'O evento com o registro da SEFAZ; null enquanto não autorizado.',
    complexity: FILE_PRICE,
    async resolve({ documentId, documentType, event }, _args, context) {
      const on = { documentId, types: [documentType] };
      const file = event.hasXml
        ? await context.services.files.getEventXml(await context.principal(documentId), on, event.id)
        : null;
      return file?.bytes.toString('utf8');
    },
  }),
);

/** Failures that mean there is nothing to print. */
const NO_PAPER: ReadonlySet<FailureCode> = new Set([
  'documento_nao_autorizado',
  'evento_inexistente',
  'operacao_nao_permitida',
]);

/** A paper as Base64; null when the document has none of that kind (yet). */
async function paperOf(
  context: GraphqlContext,
  { view }: OwnedDocument,
  options: PaperOptions,
): Promise<string | null> {
  try {
    const on = { documentId: view.id, types: [view.type] };
    const { bytes } = await context.services.files.drawPaper(await context.principal(view.id), on, options);
    return bytes.toString('base64');
  } catch (error) {
    if (error instanceof Failure && NO_PAPER.has(error.code)) return null;
    throw error;
  }
}

const Paper = builder.enumType('Impressao', {
  description: 'O papel do próprio documento (DANFE, DACTE…), ou a folha de um evento registrado.',
  values: {
    DOCUMENTO: { value: 'documento' },
    CARTA_CORRECAO: { value: 'carta-correcao' },
    CANCELAMENTO: { value: 'cancelamento' },
  } as const,
});
const Orientation = builder.enumType('Orientacao', {
  values: { RETRATO: { value: 'retrato' }, PAISAGEM: { value: 'paisagem' } } as const,
});
const Width = builder.enumType('LarguraDaBobina', {
  description: 'Em milímetros.',
  values: { MM_80: { value: 80 }, MM_58: { value: 58 } } as const,
});

builder.interfaceField(Document, 'pdfBase64', (t) =>
  t.string({
    nullable: true,
    description:
      'O PDF em Base64, feito só do XML: o mesmo documento dá os mesmos bytes. null antes de AUTORIZADA, e quando não há o papel pedido.',
    complexity: PAPER_PRICE,
    args: {
      impressao: t.arg({ type: Paper, required: true, defaultValue: 'documento' }),
      orientacao: t.arg({
        type: Orientation,
        description: 'Do DANFE e do DACTE; quando ausente, a do XML (tpImp).',
      }),
      largura: t.arg({
        type: Width,
        required: true,
        defaultValue: 80,
        description: 'Do DANFC-e e do DANFE Simplificado Tipo 2.',
      }),
    },
    resolve: (document, { impressao, orientacao, largura }, context) =>
      paperOf(context, document, {
        paper: impressao,
        width: largura,
        ...presentArguments({ orientation: orientacao }),
      }),
  }),
);

for (const { type } of DOCUMENTS) {
  const ref = documentRefs.get(type);
  if (ref !== undefined && hasPaper(type, 'etiqueta'))
    builder.objectField(ref, 'danfeEtiquetaBase64', (t) =>
      t.string({
        nullable: true,
        description:
          'DANFE simplificado: a etiqueta de 100 × 150 mm, em PDF (Base64); null se não AUTORIZADA.',
        complexity: PAPER_PRICE,
        resolve: (document, _args, context) => paperOf(context, document, { paper: 'etiqueta' }),
      }),
    );
}
