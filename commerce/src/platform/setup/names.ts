/** Names under which the set-up of the shop is found again; each is unique in its kind. */
export const shopNames = {
  store: 'NAS Shop',
  salesChannel: 'NAS web shop',
  region: 'Việt Nam',
  stockLocation: 'Kho NAS',
  shippingProfile: 'NAS parcels',
  fulfillmentSet: 'NAS delivery',
  serviceZone: 'Vietnam',
  shippingOption: 'Giao hàng tiêu chuẩn',
  publishableKey: 'NAS web shop',
  secretKey: 'NAS adapter',
} as const

export const currency = 'vnd'
export const country = 'vn'

/** Medusa's own provider: records a payment without calling anyone. */
export const systemPaymentProvider = 'pp_system_default'
export const manualFulfillmentProvider = 'manual_manual'
