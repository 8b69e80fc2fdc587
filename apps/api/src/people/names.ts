import { isRegistrableName } from '@fiscal/core/identity/registered-name';
import { z } from 'zod';

const NAME_MAX = 120;

/** Names go out in letters to people who did not ask for them: they may not lead anywhere. */
const ADDRESS =
  /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.(?:app|biz|br|click|club|co|com|dev|info|io|link|me|net|online|org|shop|site|store|top|xyz)\b/iu;

/** A name that may be empty; `what` is its pt-BR label. */
const anyName = (field: string, what: string) =>
  z
    .string({ error: `${field}: informe ${what}.` })
    .trim()
    .max(NAME_MAX, `${field}: use até ${NAME_MAX} caracteres.`)
    .refine((name) => !ADDRESS.test(name), `${field}: tire o endereço de site ou de e-mail.`)
    .refine(
      (name) => ADDRESS.test(name) || isRegistrableName(name),
      `${field}: tire <, > e caracteres invisíveis.`,
    );

/** The same for one that may not. */
const nameOf = (field: string, what: string) => anyName(field, what).min(1, `${field}: informe ${what}.`);

/** Name of a person. */
export const personNameInput = nameOf('name', 'seu nome');
/** Name of an account, in the field of a sign-up. */
export const companyNameInput = nameOf('company', 'o nome da conta');

const accountName = nameOf('name', 'o nome da conta');
const passkeyName = nameOf('name', 'o nome da passkey');

/** Bodies that are narrower here than better-auth takes them, by route: it sets no end to a name, and takes more than names. */
export const RENAMINGS: Readonly<Record<string, z.ZodType>> = {
  '/update-user': z.strictObject({ name: personNameInput }),
  '/organization/update': z.strictObject({
    organizationId: z.uuid().exactOptional(),
    data: z.strictObject({ name: accountName }),
  }),
  '/passkey/update-passkey': z.strictObject({ id: z.string().max(100), name: passkeyName }),
  '/passkey/verify-registration': z.looseObject({
    name: anyName('name', 'o nome da passkey').exactOptional(),
  }),
};
