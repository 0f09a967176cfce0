/** Name under which the container knows the service. */
export const SHOP_LIKE = 'shop_like'
