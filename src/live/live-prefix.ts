/** The address below which the running server renders pages; never served to anybody outside. */
export const livePrefix = '/_live'
