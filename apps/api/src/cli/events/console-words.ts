import { EVENT_CODES } from '@fiscal/core/vocabulary/events/event-codes';
import { eventWords } from '@fiscal/core/vocabulary/events/event-words';
import { EVENT_KINDS } from '@fiscal/core/vocabulary/states';
import { OPERATIONS } from '../../operations/table.ts';

/** The texts about events that the console shows, in one language. */
function textsIn(language: 'pt' | 'en') {
  const requests = OPERATIONS.flatMap(({ name, kinds: [kind] }) => {
    const request = kind && eventWords(kind).request;
    return request ? [{ name, ...request }] : [];
  });
  const received = EVENT_KINDS.flatMap((kind) => {
    const words = eventWords(kind).received;
    return words ? [{ kind, button: words.button[language], hint: words.hint[language] }] : [];
  });
  const codes = Object.entries(EVENT_CODES).flatMap(([type, names]) =>
    Object.entries(names).map(([code, name]) => [`${type} ${code}`, name[language]]),
  );
  return {
    codes: Object.fromEntries(codes),
    names: Object.fromEntries(EVENT_KINDS.map((kind) => [kind, eventWords(kind).name[language]])),
    acts: Object.fromEntries(EVENT_KINDS.map((kind) => [`document.${kind}`, eventWords(kind).act[language]])),
    operations: Object.fromEntries(requests.map(({ name, button }) => [name, button[language]])),
    received: Object.fromEntries(received.map(({ kind, button }) => [kind, button])),
    receivedHints: Object.fromEntries(received.map(({ kind, hint }) => [kind, hint])),
    hints: Object.fromEntries(requests.flatMap(({ name, hint }) => (hint ? [[name, hint[language]]] : []))),
  };
}

/** apps/admin/src/text/event-words.ts: the console imports nothing of core. */
export const consoleWords =
  (): string => `// Written by npm run events:page from packages/fiscal-core/src/vocabulary/events/event-words.ts.
// biome-ignore-all format: as it is written
import { messages } from './locale.ts';

export const eventWords = messages(${JSON.stringify({ 'pt-BR': textsIn('pt'), en: textsIn('en') }, null, 2)});
`;
