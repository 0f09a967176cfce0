/** Name under which the container knows the service. */
export const SHOP_ACCOUNT = 'shop_account'
