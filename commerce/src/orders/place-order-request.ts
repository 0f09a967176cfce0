import type { Receiver } from './order-draft'
import type { PaymentMethod } from './payment-methods'
import type { WantedItem } from './quote'

interface Consent {
  purpose: string
  granted: boolean
  version: string
}

/** A checked wish to buy, with who asks for it. */
export interface PlaceOrderRequest {
  items: WantedItem[]
  receiver: Receiver
  note: string | null
  payment: PaymentMethod
  locale: string
  expectedTotal: number | null
  consents: Consent[]
  customerId: string | null
  /** Within whom the idempotency key counts. */
  caller: string
  idempotencyKey: string | null
  requestHash: string
}
