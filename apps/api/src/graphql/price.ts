/** What a list of unknown length is reckoned to hold when a query is priced. */
export const LIST_MULTIPLIER = 5;

/** A file read from the database. */
export const FILE_PRICE = 5;
/** A paper is drawn. */
export const PAPER_PRICE = 50;
