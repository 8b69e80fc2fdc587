import { createXsdValidators } from '@fiscal/core/xsd/validate';

export type Schemas = ReturnType<typeof openSchemas>;

/**
 * The installed official schemas. The messages we take are compiled now rather than at the first call.
 * Throws when one is missing: an authority without schemas would accept anything.
 */
export function openSchemas(dir: string, messages: readonly string[]) {
  const validators = createXsdValidators(dir);
  const missing = messages.filter((root) => !validators.has(root));
  if (missing.length > 0)
    throw new Error(
      `No schema in ${dir} for ${missing.join(', ')}: run "npm run schemas" or set SCHEMAS_DIR`,
    );
  for (const root of messages) validators.validate(root, `<${root}/>`);
  return {
    check: (root: string, xml: string) => validators.validate(root, xml).map((error) => error.message),
    dispose: () => validators.dispose(),
  };
}
