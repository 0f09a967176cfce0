/** Unique names that identify the seeded records. */
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

/** Medusa's own provider: records a payment without external calls. */
export const systemPaymentProvider = 'pp_system_default'
export const manualFulfillmentProvider = 'manual_manual'

/** Metadata key, true for a product that is no longer published. */
export const withdrawnMark = 'withdrawn'
