export type AttemptState = 'open' | 'paid' | 'failed' | 'expired'

export type RefundReason = 'cancelled_after_payment' | 'paid_after_cancellation' | 'paid_twice'

/** A row of payment_attempt as the driver hands it over: numeric columns are text. */
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
  asked_at: Date | null
  finished_at: Date | null
  created_at: Date
}

export interface RefundRow {
  id: string
  display_id: number
  amount: string
  reason: RefundReason
  settled_at: Date | null
  created_at: Date
}
