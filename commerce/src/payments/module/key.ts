/** Name under which the container knows the service. */
export const SHOP_PAYMENT = 'shop_payment'
