/** Subject of the review of a global, which has no id. */
export const ofGlobal = 0
