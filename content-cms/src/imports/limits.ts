export const maxFileBytes = 4_000_000
export const maxFileRows = 5000
/** Rows of one call: a few seconds of work. */
export const maxRowsOfCall = 25
