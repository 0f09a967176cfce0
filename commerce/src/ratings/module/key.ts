/** Name under which the container knows the service. */
export const SHOP_RATING = 'shop_rating'
