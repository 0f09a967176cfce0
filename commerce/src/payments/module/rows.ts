import type { refundFields, refundReasons, transferClaims } from '@nas/contract/order-fields'
import type { RowOf } from '../../platform/database/stored-fields'

/** `replaced`: the customer has changed to another method before paying. */
export type AttemptState = 'open' | 'paid' | 'failed' | 'expired' | 'replaced'

export type TransferClaim = (typeof transferClaims)[number]

export type RefundReason = (typeof refundReasons)[number]

/** A row of payment_attempt as the driver returns it: numeric columns are text. */
export interface AttemptRow {
  id: string
  order_id: string
  display_id: number
  method: string
  reference: string
  amount: string
  state: AttemptState
  gateway_number: string | null
  gateway_code: string | null
  paid_at: Date | null
  expires_at: Date
  claim: TransferClaim | null
  is_difference: boolean
  asked_at: Date | null
  created_at: Date
}

export type RefundRow = RowOf<typeof refundFields> & { display_id: number }
