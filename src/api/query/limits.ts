/** What one query may take, in units of about 10 ns: 40 ms. */
export const largestCost = 4_000_000
/** Of a record in a response, of a character of its texts, and of a record looked at on the way. */
export const recordCost = 240
export const letterCost = 1
export const linkCost = 30
/** Bytes of a query string after decoding (contract 6.6). */
export const longestQuery = 8 * 1024
