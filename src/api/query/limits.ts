/** Records in one response, those that are populated counted each time they are serialized. */
export const largestAnswer = 15_000
/** Bytes of a query string after decoding (contract 6.6). */
export const longestQuery = 8 * 1024
