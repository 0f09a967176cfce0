import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CommerceReorder } from '@nas/contract/commerce/order'
import type {
  CancelProvenOrder,
  ProvenOrder,
  RateProvenOrder,
} from '@nas/contract/commerce/order-proof'
import type {
  AskEmailCode,
  AskOrderCode,
  OrderProof,
  ProveEmail,
  ProveOrder,
} from '@nas/contract/order-proof'
import type { OrderRecordRow } from '../module/rows'
import { readOrder } from '../queries/read-orders'
import { moveOrder } from '../workflows/move-order/move-order'
import { askEmailCode, proveEmail } from '../workflows/prove-email'
import { askOrderCode, provenOrder, proveOrder } from '../workflows/prove-order'
import { rateOrder } from '../workflows/rate-order'
import { reorder } from '../workflows/reorder'

export async function ask(
  request: MedusaRequest<AskOrderCode>,
  response: MedusaResponse,
): Promise<void> {
  await askOrderCode(request.scope, request.validatedBody)
  response.json({})
}

export async function prove(
  request: MedusaRequest<ProveOrder>,
  response: MedusaResponse<OrderProof>,
): Promise<void> {
  response.json(await proveOrder(request.scope, request.validatedBody))
}

export async function askForEmail(
  request: MedusaRequest<AskEmailCode>,
  response: MedusaResponse,
): Promise<void> {
  await askEmailCode(request.scope, request.validatedBody)
  response.json({})
}

export async function proveMailbox(
  request: MedusaRequest<ProveEmail>,
  response: MedusaResponse<OrderProof>,
): Promise<void> {
  response.json(await proveEmail(request.scope, request.validatedBody))
}

async function answer(
  { scope }: MedusaRequest,
  response: MedusaResponse,
  record: OrderRecordRow,
): Promise<void> {
  response.json({ order: await readOrder(scope, record, 'owner') })
}

export async function read(
  request: MedusaRequest<ProvenOrder>,
  response: MedusaResponse,
): Promise<void> {
  await answer(request, response, await provenOrder(request.scope, request.validatedBody.proof))
}

export async function cancel(
  request: MedusaRequest<CancelProvenOrder>,
  response: MedusaResponse,
): Promise<void> {
  const { proof, reason } = request.validatedBody
  const { display_id: number } = await provenOrder(request.scope, proof)
  const by = { actor: 'customer', actorId: null, ownerId: null } as const
  const moved = await moveOrder(request.scope, { number, to: 'usercancel', ...by, reason })
  await answer(request, response, moved)
}

export async function rate(
  request: MedusaRequest<RateProvenOrder>,
  response: MedusaResponse,
): Promise<void> {
  const { proof, ratings } = request.validatedBody
  const { display_id: number } = await provenOrder(request.scope, proof)
  const rated = await rateOrder(request.scope, { number, customerId: null, ratings })
  await answer(request, response, rated)
}

export async function readReorder(
  request: MedusaRequest<ProvenOrder>,
  response: MedusaResponse<CommerceReorder>,
): Promise<void> {
  const record = await provenOrder(request.scope, request.validatedBody.proof)
  response.json(await reorder(request.scope, record))
}
