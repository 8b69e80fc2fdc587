/** A new state, or how it follows from the stored one, which stays locked until the new one is written. */
export type Edit<Before, After extends object> = After | ((before: Before) => After);

/** @throws the error with which the edit refuses the stored state */
export const edited = <Before, After extends object>(edit: Edit<Before, After>, before: Before): After =>
  typeof edit === 'function' ? edit(before) : edit;
