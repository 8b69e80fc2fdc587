import { SEARCH_ATTRIBUTES } from '@fiscal/core/lifecycle/contract';
import type { Connection } from '@temporalio/client';

/** temporal.api.enums.v1.IndexedValueType. */
const KEYWORD = 2;

/** Registers what is missing. A workflow that sets an unknown attribute cannot continue, so the worker does not start without. */
export async function ensureSearchAttributes(connection: Connection, namespace: string): Promise<void> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
  const missing = SEARCH_ATTRIBUTES.filter((name) => customAttributes?.[name] === undefined);
  if (missing.length === 0) return;
  try {
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map((name) => [name, KEYWORD])),
    });
  } catch (cause) {
    const commands = missing.map((name) => `--name ${name}`).join(' ');
    throw new Error(
      `Temporal namespace ${namespace} lacks search attributes and this process may not add them. ` +
        `Run: temporal operator search-attribute create --namespace ${namespace} --type Keyword ${commands}`,
      { cause },
    );
  }
}
