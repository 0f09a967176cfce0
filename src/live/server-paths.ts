/** The address below which the running server renders pages; never served publicly. */
export const livePrefix = '/_live'

/** Receives violation reports of the content security policy. */
export const reportPath = '/policy-reports'
