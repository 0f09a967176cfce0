export const SHOP_ACCOUNT = 'shop_account'
