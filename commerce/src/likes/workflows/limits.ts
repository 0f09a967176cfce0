/** More likes than this a customer cannot have, and a list of likes does not tell. */
export const mostLikes = 500
