/** Where an order was placed: by the customer in the shop, or by staff for a caller. */
export const orderSources = ['web', 'phone'] as const

export type OrderSource = (typeof orderSources)[number]

export const orderSourceLabels = {
  web: { vi: 'Trang web', en: 'Website' },
  phone: { vi: 'Điện thoại', en: 'Phone' },
} as const satisfies Record<OrderSource, { vi: string; en: string }>
