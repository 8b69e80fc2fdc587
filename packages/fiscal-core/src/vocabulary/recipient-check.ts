/** Effect of a recipient that the register of its UF does not have as enabled. */
export const RECIPIENT_CHECKS = ['off', 'notice', 'refuse'] as const;
export type RecipientCheck = (typeof RECIPIENT_CHECKS)[number];
