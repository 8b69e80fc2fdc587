/** Models whose numbers can be voided. Source: MOC 7.0; no other type's manual has the service. */
export const VOIDABLE_MODELS = ['55', '65'] as const;
export type VoidableModel = (typeof VOIDABLE_MODELS)[number];
export const isVoidable = (modelo: string): modelo is VoidableModel =>
  VOIDABLE_MODELS.some((each) => each === modelo);
