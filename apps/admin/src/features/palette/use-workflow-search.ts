import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import type { ComboboxOption } from '../../ui/form/is-found.ts';
import { paletteMessages } from './palette-messages.ts';

/** A whole access key, groups apart. */
const KEY = /^[0-9A-Z]{44,53}$/;

/** For operators the workflows of an access key, of any account: Temporal's list knows it by a hash. */
export function useWorkflowSearch(asked: string): readonly ComboboxOption[] {
  const text = useText(paletteMessages);
  const { temporalUi } = useSession();
  const accessKey = asked.replaceAll(/\s/g, '');
  const enabled = temporalUi !== null && KEY.test(accessKey);
  const { data } = useQuery(
    useApi().session.workflowQuery.queryOptions({ accessKey }, { enabled, retry: false }),
  );
  if (temporalUi === null || !enabled || data === undefined) return [];
  const { url, namespace } = temporalUi;
  const value = `${url}/namespaces/${namespace}/workflows?query=${encodeURIComponent(data.query)}`;
  return [{ value, label: text.workflow, detail: accessKey }];
}
