import type { GivenConsent } from '../../../accounts/module/rows'
import type { PaymentChoice } from '../../../payments/methods/payment-method'
import type { WantedItem } from '../quote'
import type { Receiver } from './order-draft'

/** E-mail and password with which a guest wants to become a member. */
export interface NewOrderAccount {
  email: string
  password: string
}

/** A checked order request, with who sends it. */
export interface PlaceOrderRequest {
  items: WantedItem[]
  receiver: Receiver
  note: string | null
  payment: PaymentChoice
  locale: string
  expectedTotal: number | null
  consents: GivenConsent[]
  customerId: string | null
  /** The account a guest wants with the order. */
  newAccount: NewOrderAccount | null
  /** Within whom the idempotency key counts. */
  caller: string
  idempotencyKey: string | null
  requestHash: string
}
