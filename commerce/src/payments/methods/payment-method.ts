import type { PaymentKind } from '@nas/domain/order-states'

/** What became of a payment, in the terms of the shop. */
export type Outcome =
  | {
      result: 'paid'
      /** Whole đồng. */
      amount: number
      /** Number of the transaction at the gateway. */
      gatewayNumber: string
      gatewayCode: string
      paidAt: Date
    }
  | { result: 'failed'; amount: number; gatewayCode: string }
  /** Neither paid nor failed yet. */
  | { result: 'pending' }
  /** The gateway has not heard of it: the customer never got there. */
  | { result: 'unknown' }

/**
 * What a reported outcome has led to: `settled` is new, `known` is not; the others changed nothing.
 */
export type Settlement = 'settled' | 'known' | 'undecided' | 'reference_unknown' | 'amount_wrong'

/** How an order is to be paid. Plain, because a workflow may keep it. */
export interface PaymentChoice {
  code: string
  kind: PaymentKind
  /** Medusa's payment provider that records it. */
  provider: string
  /** Minutes after which an unpaid order is given up; null for what is paid at the door. */
  minutesToPay: number | null
}

/** A payment that is waited for, as far as a method needs to know it. */
export interface PaymentDue {
  /** Letters and digits, under which a gateway knows the payment. */
  reference: string
  orderCode: string
  /** Whole đồng. */
  amount: number
  locale: string
  openedAt: Date
  expiresAt: Date
}

/** Where to transfer the money to. */
export interface Transfer {
  bank: string
  account: string
  account_name: string
  amount: number
  /** What the customer writes on the transfer, so that staff find the order. */
  content: string
  /** The text of the VietQR code. */
  qr: string
}

/** What the customer needs in order to pay. */
interface PaymentStep {
  url: string | null
  transfer: Transfer | null
}

/** One way to pay, with a line in methods.ts. */
export interface PaymentMethod extends PaymentChoice {
  /** The same answer for the same payment, however often it is asked. */
  begin(due: PaymentDue): PaymentStep
}

/** What a gateway reports of a payment, its signature checked. */
interface Ipn {
  reference: string
  outcome: Outcome
}

/** A method whose payments happen elsewhere and are reported by a gateway. */
export interface GatewayMethod extends PaymentMethod {
  /** @returns null when the gateway has not signed these parameters, or not in a form we know */
  readIpn(query: Record<string, string>): Ipn | null
  /** The response to an IPN, in the gateway's format. */
  acknowledgeIpn(result: Settlement | 'unsigned' | 'not_carried_out'): Record<string, string>
  /** @throws when the gateway cannot be asked, or answers what it has not signed */
  ask(payment: { reference: string; openedAt: Date }): Promise<Outcome>
}

export function isGateway(method: PaymentMethod): method is GatewayMethod {
  return 'ask' in method
}
