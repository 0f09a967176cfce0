import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { WantedItem } from '@nas/contract/commerce/lines'
import type { OrderAccount } from '@nas/contract/create-order'
import type { Language } from '@nas/contract/field-schemas'
import type { PaymentChoice } from '../../../payments/methods/payment-method'
import type { Receiver } from './order-draft'

/** A checked order request, with who sends it. */
export interface PlaceOrderRequest {
  items: WantedItem[]
  receiver: Receiver
  note: string | null
  payment: PaymentChoice
  locale: Language
  expectedTotal: number | null
  consents: GivenConsent[]
  customerId: string | null
  /** The account a guest wants with the order. */
  newAccount: OrderAccount | null
  /** Within whom the idempotency key counts. */
  caller: string
  idempotencyKey: string | null
  requestHash: string
}
