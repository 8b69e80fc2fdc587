import { LETTER_OUTCOMES } from '@fiscal/core/vocabulary/received/letter';
import type { ReceivedLetter } from '@fiscal/db/received/letters';
import { z } from 'zod';
import { LETTER_MESSAGES } from '../../../services/received/letter-messages.ts';
import { defineOperation } from '../../operation.ts';
import { RECEIVED_TAG } from '../../unknown-resource.ts';
import { importsQuery } from '../imports/schema.ts';

const letterSchema = z
  .strictObject({
    id: z.uuid(),
    createdAt: z.iso.datetime({ precision: 3 }).meta({ description: 'Quando chegou.' }),
    sender: z.string().meta({
      description:
        'O remetente do envelope, que qualquer um pode escrever; vazio de uma resposta automática.',
    }),
    result: z.enum(LETTER_OUTCOMES).meta({
      description:
        'na_fila: guardada, espera leitura; entrou: ao menos um arquivo entrou, ou já estava aqui; sem_arquivo, nada_entrou e interrompida: guardada, sem documento; repetida: já tinha chegado; as demais foram recusadas.',
    }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Por que a carta não trouxe nada, e o que fazer; null: nada a explicar.' }),
    files: z.array(z.string()).meta({ description: 'Os nomes dos XML e ZIP da carta.' }),
    ignored: z
      .array(z.string())
      .meta({ description: 'Os nomes dos anexos que não são XML nem ZIP, até 50.' }),
    filesId: z
      .uuid()
      .nullable()
      .meta({ description: 'O envio, em /v1/received/files/{id}; null: a carta não foi guardada.' }),
  })
  .meta({ id: 'CartaRecebida' });

export const lettersSchema = z
  .strictObject({ data: z.array(letterSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'CartasRecebidas' });

const letterOf = (letter: ReceivedLetter): z.infer<typeof letterSchema> => ({
  id: letter.id,
  createdAt: letter.createdAt.toISOString(),
  sender: letter.sender,
  result: letter.outcome,
  message: LETTER_MESSAGES[letter.outcome],
  files: [...letter.names],
  ignored: [...letter.ignored],
  filesId: letter.filesId,
});

/** GET /v1/received/letters. */
export const listReceivedLetters = defineOperation({
  scope: 'token',
  doc: {
    id: 'list_received_letters',
    tag: RECEIVED_TAG,
    summary: 'Listar as cartas que chegaram ao endereço da empresa',
    description:
      'As cartas dos últimos 90 dias ao endereço da empresa no ambiente do token, também as recusadas, da mais nova à mais antiga. Depois de uma cota, uma linha por dia vale por todas as cartas que ela barrou.',
    answers: { 200: { description: 'Uma página.', schema: lettersSchema } },
  },
  schemas: { query: importsQuery },
  async handle({ caller, query }, services) {
    const { data, next } = await services.received.letters(caller, query);
    return { status: 200, body: { data: data.map(letterOf), nextCursor: next } };
  },
});
