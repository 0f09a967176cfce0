import type { WantedItem } from '@nas/contract/carts/operations'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { OrderAccount } from '@nas/contract/create-order'
import type { Language } from '@nas/contract/field-schemas'
import type { OrderOrigin } from '@nas/contract/orders/operations'
import type { PaymentChoice } from '../../../payments/methods/payment-method'

export interface Receiver {
  name: string
  phone: string
  email: string | null
  address: string
  province: string
  district: string
  ward: string | null
}

export interface PlaceOrderRequest {
  items: WantedItem[]
  receiver: Receiver
  note: string | null
  payment: PaymentChoice
  locale: Language
  expectedTotal: number | null
  consents: GivenConsent[]
  customerId: string | null
  newAccount: OrderAccount | null
  /** The proof of a guest's e-mail. */
  emailProof: string | null
  caller: string
  idempotencyKey: string | null
  requestHash: string
  /** Null for calls inside the shop, which are exempt from limits by network. */
  origin: OrderOrigin | null
}
