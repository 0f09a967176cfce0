import { randomInt } from 'node:crypto'
import { addWorkingHours } from '@nas/domain/delivery-dates'
import type { WorkingTime } from '@nas/domain/delivery-rules'
import type { PaymentKind } from '@nas/domain/order-states'

export type Outcome =
  | {
      result: 'paid'
      /** In whole đồng. */
      amount: number
      gatewayNumber: string
      gatewayCode: string
      paidAt: Date
    }
  | { result: 'failed'; amount: number; gatewayCode: string }
  /** Neither paid nor failed yet. */
  | { result: 'pending' }
  /** The gateway does not know the payment: the customer never reached it. */
  | { result: 'unknown' }

/** `settled` is new and `known` a repetition; the others changed nothing. */
export type Settlement = 'settled' | 'known' | 'undecided' | 'reference_unknown' | 'amount_wrong'

/**
 * Gateways accept payments at any time; transfers are checked by staff in working hours (ADR 0071).
 */
export type TimeToPay = { minutes: number } | { workingHours: number }

/** When a payment expires that becomes due at this time. */
export const deadlineOf = (allowed: TimeToPay, time: WorkingTime, from: Date): Date =>
  'minutes' in allowed
    ? new Date(from.getTime() + allowed.minutes * 60_000)
    : addWorkingHours(time, from, allowed.workingHours)

/** The payment method of an order. A plain object, so that a workflow can store it. */
export interface PaymentChoice {
  code: string
  kind: PaymentKind
  provider: string
  /** Time after which an unpaid order is cancelled; null for cash on delivery. */
  timeToPay: TimeToPay | null
}

export interface PaymentDue {
  /** Letters and digits that identify the payment at a gateway. */
  reference: string
  orderCode: string
  /** In whole đồng. */
  amount: number
  locale: string
  openedAt: Date
  expiresAt: Date
}

export interface Transfer {
  bank: string
  account: string
  account_name: string
  amount: number
  /** The content of the transfer, by which staff identify the order. */
  content: string
  /** The text of the VietQR code. */
  qr: string
}

interface PaymentStep {
  url: string | null
  transfer: Transfer | null
}

export interface PaymentMethod extends PaymentChoice {
  /** Idempotent: returns the same step for the same payment. */
  begin(due: PaymentDue): PaymentStep
}

/** A gateway's report of a payment, with verified signature. */
interface Ipn {
  reference: string
  outcome: Outcome
}

export interface GatewayMethod extends PaymentMethod {
  /** @returns null when the parameters are not signed by the gateway or malformed */
  readIpn(query: Record<string, string>): Ipn | null
  /** The response to an IPN, in the gateway's format. */
  acknowledgeIpn(result: Settlement | 'unsigned' | 'not_carried_out'): Record<string, string>
  /** @throws when the gateway is unavailable, or its answer is not signed */
  ask(payment: { reference: string; openedAt: Date }): Promise<Outcome>
}

export function isGateway(method: PaymentMethod): method is GatewayMethod {
  return 'ask' in method
}

/** Excludes letters that are easily misread. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const length = 8

/** Letters and digits, unique also among installations that share a terminal. */
export function newReference(orderNumber: number): string {
  const guess = Array.from({ length }, () => letters.charAt(randomInt(letters.length)))
  return `NAS${orderNumber}X${guess.join('')}`
}
