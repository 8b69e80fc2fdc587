import { useQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { webhookMessages } from './messages.ts';

/** Titles of message types in the console's language. */
export function useTypeTitles(): {
  readonly types: readonly string[];
  readonly titleOf: (type: string) => string;
} {
  const { titles } = useText(webhookMessages);
  const { data = [] } = useQuery(useApi().webhooks.types.queryOptions(undefined, { staleTime: Infinity }));
  const named: Readonly<Record<string, string>> = titles;
  const oneOf = (type: string) => named[type] ?? type;
  return {
    types: data,
    titleOf: (asked) =>
      asked.endsWith('.*')
        ? data
            .filter((type) => inGroup(type, asked))
            .map(oneOf)
            .join(', ')
        : oneOf(asked),
  };
}

/** Whether a type is of the group `document.event.*`. */
const inGroup = (type: string, asked: string): boolean => type.startsWith(`${asked.replace(/\.\*$/, '')}.`);

/** Whether what was asked for, types and groups, has a type. */
export const hasType = (asked: readonly string[], type: string): boolean =>
  asked.some((each) => each === type || inGroup(type, each));
