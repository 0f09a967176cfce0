import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { PaymentResult, PaymentReturn, Refund } from '@nas/contract/commerce/order'
import type { ChangedPayment, TrackOrder } from '@nas/contract/order-calls'
import type { PayProvenOrder } from '@nas/contract/order-proof'
import { memberOf, staffOf } from '../../accounts/http/caller'
import { staffView } from '../../orders/http/staff-view'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder, readOrder } from '../../orders/queries/read-orders'
import { trackOrder } from '../../orders/queries/track-order'
import { provenOrder } from '../../orders/workflows/prove-order'
import { orderNumber } from '../../platform/http/parse'
import { changePayment } from '../workflows/change-payment'
import { claimTransfer, refuseClaim } from '../workflows/claim-transfer'
import { receiveIpn, receiveReturn } from '../workflows/receive-gateway'
import { settleRefunds } from '../workflows/settle-refunds'

/** Query parameters that occur once. Repeated or nested parameters are never signed. */
function plainQuery(query: object): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(query)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export async function ipn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { method = '' } = request.params
  response.json(await receiveIpn(request.scope, method, plainQuery(request.query)))
}

export async function customerReturn(
  request: MedusaRequest<PaymentReturn>,
  response: MedusaResponse<PaymentResult>,
): Promise<void> {
  const { method = '' } = request.params
  const { query } = request.validatedBody
  response.json(await receiveReturn(request.scope, method, query))
}

const tracked = async ({ scope }: MedusaRequest, { code, phone }: TrackOrder) => ({
  order: await trackOrder(scope, code, phone),
})

/** A POST with code and phone, like tracking. */
export async function claim(
  request: MedusaRequest<TrackOrder>,
  response: MedusaResponse,
): Promise<void> {
  const { code, phone } = request.validatedBody
  await claimTransfer(request.scope, code, phone)
  response.json(await tracked(request, request.validatedBody))
}

async function change(
  request: MedusaRequest<ChangedPayment>,
  response: MedusaResponse,
  record: OrderRecordRow,
): Promise<void> {
  await changePayment(request.scope, record, request.validatedBody.payment)
  response.json(await tracked(request, record))
}

export async function changeOwn(
  request: AuthenticatedMedusaRequest<ChangedPayment>,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const customerId = await memberOf(request)
  await change(request, response, await findOrder(request.scope, number, customerId))
}

export async function changeProven(
  request: MedusaRequest<PayProvenOrder>,
  response: MedusaResponse,
): Promise<void> {
  await change(request, response, await provenOrder(request.scope, request.validatedBody.proof))
}

/** Records that staff did not find the transfer reported by the customer. */
export async function refuse(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const record = await refuseClaim(request.scope, orderNumber(request.params.id))
  const order = await readOrder(request.scope, record, 'staff')
  response.json({ order: staffView(request)(order) })
}

/** Records that staff have paid out the refund of this order. */
export async function refund(
  request: AuthenticatedMedusaRequest<Refund>,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { note } = request.validatedBody
  const by = staffOf(request)
  const record = await settleRefunds(request.scope, number, { by, note })
  const order = await readOrder(request.scope, record, 'staff')
  response.json({ order: staffView(request)(order) })
}
