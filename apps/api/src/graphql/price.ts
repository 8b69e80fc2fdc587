/** Assumed length of a list of unknown length when a query is priced. */
export const LIST_MULTIPLIER = 5;

/** Price of `__schema` or `__type`, for any selection. */
export const INTROSPECTION_PRICE = 100;

/** A file read from the database. */
export const FILE_PRICE = 5;
/** A paper is drawn. */
export const PAPER_PRICE = 50;
