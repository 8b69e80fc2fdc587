/** 1 = produção, 2 = homologação (teste): `tpAmb`. */
export type Ambiente = 1 | 2;

export const AMBIENTE_COOKIE = 'ambiente';

const PATHS: Readonly<Record<Ambiente, string>> = { 1: 'producao', 2: 'teste' };

/** First part of the address of a page that shows one environment. */
export const pathOf = (ambiente: Ambiente): string => PATHS[ambiente];

/** Null for anything else. */
export const ambienteOf = (path: string | undefined): Ambiente | null =>
  path === PATHS[1] ? 1 : path === PATHS[2] ? 2 : null;
