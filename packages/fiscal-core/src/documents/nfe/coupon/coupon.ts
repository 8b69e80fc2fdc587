/** tpImp of the «DANFE Simplificado Tipo 2». Source: NT 2026.002, NT 2026.003; Ajuste SINIEF 13/2026. */
export const SIMPLIFICADO_TIPO_2 = '6';

/** Printed as a coupon with a QR Code, and so under most rules of NFC-e: an NFC-e, and an NF-e of that tpImp. */
export const isCoupon = (mod: string, tpImp: string): boolean =>
  mod === '65' || tpImp === SIMPLIFICADO_TIPO_2;
