/** What a list of unknown length is reckoned to hold when a query is priced. */
export const LIST_MULTIPLIER = 5;
