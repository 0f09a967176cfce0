import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId, Modules } from '@medusajs/framework/utils'
import { newAccountId, removeOrderAccount } from '../../../accounts/workflows/open-account'
import { existingPartsSql } from '../../../medusa-tables/orders'
import type { Operation } from '../../../operations/module/operation'
import { operations } from '../../../operations/module/service'
import { paymentRecords } from '../../../payments/module/service'
import { sqlOf } from '../../../platform/database/run-sql'
import { settings } from '../../../platform/settings/settings'
import { releaseStock } from '../../../stock/workflows/reserve-stock'
import { orderRecords } from '../../module/service'
import type { Quote } from '../quote'
import type { PlaceOrderRequest } from './placing'

interface OrderIds {
  orderId: string
  collectionId: string
  /** Ids of the order's lines, under which stock is reserved. */
  lineIds: string[]
  accountId: string | null
}

export type OrderPlacement = Operation<OrderIds>

export const newOrderIds = (lines: number, hasAccount = false): OrderIds => ({
  orderId: generateEntityId(undefined, 'order'),
  collectionId: generateEntityId(undefined, 'pay_col'),
  lineIds: Array.from({ length: lines }, () => generateEntityId(undefined, 'ordli')),
  accountId: hasAccount ? newAccountId('customer') : null,
})

export const placeOrderType = {
  kind: 'place-order',
  leaseSeconds: () => settings().PLACING_MINUTES * 60,
}

/** Only one order at a time is placed per key; orders without a key are independent. */
function subjectOf({ caller, idempotencyKey }: PlaceOrderRequest): string | null {
  return idempotencyKey === null ? null : `${caller}:${idempotencyKey}`
}

/** An interrupted placement under the same key. The caller holds the lock of the key. */
export async function interruptedUnderKey(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderPlacement | undefined> {
  const subject = subjectOf(request)
  if (subject === null) return undefined
  return operations(container).findInterrupted<OrderIds>(placeOrderType, subject)
}

/** An interrupted placement under the same key is compensated first. */
export async function beginPlacement(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  { lines }: Quote,
): Promise<OrderPlacement> {
  const intent = newOrderIds(lines.length, request.newAccount !== null)
  const begin = () =>
    operations(container).begin(placeOrderType, { subject: subjectOf(request), intent })
  const begun = await begin()
  if (begun) return begun
  const interrupted = await interruptedUnderKey(container, request)
  if (interrupted) await compensatePlacement(container, interrupted)
  const begunAfter = await begin()
  if (begunAfter) return begunAfter
  throw new Error('Two orders are being placed under one key')
}

interface Made {
  recorded: boolean
  ordered: boolean
  promised: boolean
}

async function madeOf(
  container: MedusaContainer,
  { orderId, collectionId }: OrderIds,
): Promise<Made | undefined> {
  const [[made], recorded] = await Promise.all([
    sqlOf(container)<Omit<Made, 'recorded'>>(existingPartsSql(orderId, collectionId)),
    orderRecords(container).isRecorded(orderId),
  ])
  return made && { ...made, recorded }
}

/** Also handles an order without its collection: a slow placement may go on after the removal. */
async function removePayment(
  container: MedusaContainer,
  { orderId, collectionId }: OrderIds,
  { promised }: Made,
): Promise<void> {
  await paymentRecords(container).forgetOrder(orderId)
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: collectionId },
  })
  if (promised) await container.resolve(Modules.PAYMENT).deletePaymentCollections([collectionId])
}

/** Idempotent: after an interruption it is repeated with the same ids. */
export async function compensatePlacement(
  container: MedusaContainer,
  placement: OrderPlacement,
): Promise<void> {
  const { intent } = placement
  await operations(container).beginCompensation(placement)
  const made = await madeOf(container, intent)
  if (made === undefined) return
  if (!made.recorded) {
    await releaseStock(container, intent.lineIds)
    await removePayment(container, intent, made)
    if (made.ordered) await container.resolve(Modules.ORDER).deleteOrders([intent.orderId])
    if (intent.accountId !== null) await removeOrderAccount(container, intent.accountId)
  }
  await operations(container).close(placement)
}
