/** Name of the service in the container. */
export const SHOP_ACCOUNT = 'shop_account'
