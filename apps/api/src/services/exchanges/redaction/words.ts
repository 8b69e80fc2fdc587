import { cstatsOf } from '@fiscal/core/registry/cstat';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { rejectionRowsOf } from '@fiscal/core/registry/rejections';
import { ALLOWED_TAGS } from './allowed-tags.ts';

/** Further words in answers, from servers, gateways, Temporal and our own notices. */
const OTHERS = `
  a ao aos as com da das de do dos e em na nas no nos o os ou para pela pelas pelo pelos por que se sem um uma até já não
  action application bad body charset client code connection error fault forbidden found gateway internal invalid length method not null of proxy receiver refused
  request reset schema sender server service soap the timeout too unauthorized unavailable http https json plain html text utf xml
  aguarda aguardando aguarde antes conexão confirma confirmada confirmado consulte consulta depois enviado enviada espera habilitado
  hora horas inativa indisponível informe minutos momentaneamente operação paralisado plataforma prazo preenchido preenchida próxima
  recebido recebida responde respondeu resposta segundos sem serviço tentativa tente tempo vinculado
`;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** All words of the official texts and meanings of codes, and the names of elements. */
const WORDS: ReadonlySet<string> = new Set(
  [
    OTHERS,
    ...ALLOWED_TAGS.map(({ tags }) => tags),
    ...DOCUMENTS.flatMap(({ type, nome }) => [
      nome,
      ...cstatsOf(type).map(({ message }) => message),
      ...rejectionRowsOf(type).flatMap(({ cause, fix, field = '', tag = '' }) => [cause, fix, field, tag]),
    ]),
  ]
    .flatMap(wordsIn)
    .map(plain),
);

/** Whether the standards or this platform use the word, in any case and with any accents. */
export const isWord = (word: string): boolean => WORDS.has(plain(word));
