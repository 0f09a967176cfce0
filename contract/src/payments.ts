export const paymentRefusals = ['cancelled', 'expired', 'funds', 'declined'] as const

export type PaymentRefusal = (typeof paymentRefusals)[number]
