import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
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

  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: { ...data } }
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data: { ...data } }
  }

  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data: { ...data } }
  }

  async refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: { ...data } }
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: { ...data } }
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data: { ...data } }
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}
