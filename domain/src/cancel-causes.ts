/** Why staff cancel an order; the customer reads only the sentence beside it. */
export const cancelCauses = ['refused', 'fake', 'duplicate', 'out_of_stock', 'other'] as const

export type CancelCause = (typeof cancelCauses)[number]

export const cancelCauseLabels = {
  refused: { vi: 'Khách không nhận hàng (bom hàng)', en: 'The customer refused the parcel' },
  fake: { vi: 'Đơn ảo', en: 'Fake order' },
  duplicate: { vi: 'Đơn trùng', en: 'Duplicate order' },
  out_of_stock: { vi: 'Hết hàng', en: 'Out of stock' },
  other: { vi: 'Lý do khác', en: 'Another reason' },
} as const satisfies Record<CancelCause, { vi: string; en: string }>
