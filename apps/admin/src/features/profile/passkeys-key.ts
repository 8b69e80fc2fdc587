/** Query of the person's passkeys. */
export const PASSKEYS = ['passkeys'];
