import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import {
  AbstractPaymentProvider,
  PaymentActions,
  PaymentSessionStatus,
} from '@medusajs/framework/utils'

/** Context that makes Medusa record a received payment. */
export const received = { received: true } as const

function isReceived({ context }: AuthorizePaymentInput): boolean {
  return context !== undefined && 'received' in context && context.received === true
}

type PaymentData = Record<string, unknown> | undefined

const unchanged = async ({ data }: { data?: PaymentData }) => ({ data: { ...data } })

/**
 * Medusa's provider for external payments. `payment_attempt` is authoritative; Medusa's payment
 * follows it when the order moves. The provider makes no calls: a refund is recorded in Medusa and
 * paid out by staff (`refund_due`).
 */
export abstract class OutsidePaymentProvider extends AbstractPaymentProvider {
  // Medusa's constructor is protected, but its list of modules requires a public one.
  public constructor(container: Record<string, unknown>, config: Record<string, unknown>) {
    super(container, config)
  }

  async initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: String(data?.session_id ?? ''), data: { ...data } }
  }

  async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const status = isReceived(input)
      ? PaymentSessionStatus.AUTHORIZED
      : PaymentSessionStatus.PENDING_AUTHORIZATION
    return { data: { ...input.data }, status }
  }

  async getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return { status: PaymentSessionStatus.PENDING_AUTHORIZATION }
  }

  capturePayment = unchanged
  cancelPayment = unchanged
  deletePayment = unchanged
  refundPayment = unchanged
  retrievePayment = unchanged
  updatePayment = unchanged

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}
