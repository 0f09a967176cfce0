/** Name under which the container knows the service. */
export const SHOP_ORDER = 'shop_order'
