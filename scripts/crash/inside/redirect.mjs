const root = new URL('../../../', import.meta.url);
const here = new URL('./', import.meta.url);

/** Files of the product that load as their stand-in of this folder; the stand-in itself gets the real one. */
const STAND_INS = new Map(
  Object.entries({
    'packages/db/src/transaction.ts': 'transaction.ts',
    'packages/db/src/acceptance/credits.ts': 'credits.ts',
    'packages/db/src/repositories/emission-store.ts': 'emission-store.ts',
    'packages/fiscal-core/src/sefaz/adapters/https.ts': 'https.ts',
    'apps/api/src/services/wake.ts': 'wake.ts',
    'apps/workflows/src/wake.ts': 'worker-wake.ts',
  }).map(([real, standIn]) => [new URL(real, root).pathname, new URL(standIn, here).href]),
);

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const standIn = found.url.startsWith('file:') ? STAND_INS.get(new URL(found.url).pathname) : undefined;
  if (standIn === undefined || context.parentURL?.startsWith(standIn)) return found;
  return { ...found, url: standIn };
}
