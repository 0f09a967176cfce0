import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { addWorkingHours } from '@nas/domain/delivery-dates'
import { loggableText } from '@nas/telemetry/loggable-error'
import { deliveryRules } from '../../catalogue/module/service'
import { sqlOf } from '../../platform/database/run-sql'
import { settings } from '../../platform/settings/settings'
import { unconfirmedSql } from '../module/unconfirmed-sql'
import { findOrder } from '../queries/read-orders'
import { holdingOrder, moveHeldOrder } from './move-order/move-order'
import { enqueueForStaff } from './order-emails/enqueue-notices'

/** Maximum orders per run; the next run continues with the rest. */
const most = 500

export type StaffEmail = 'orders-released'

/** Numbers of orders that passed their deadline, counted in working hours. */
async function overdue(container: MedusaContainer, hours: number): Promise<number[]> {
  const [rules, waiting] = await Promise.all([
    deliveryRules(container),
    sqlOf(container)<{ number: number; created_at: Date }>(unconfirmedSql(hours, most)),
  ])
  return waiting
    .filter(({ created_at }) => addWorkingHours(rules, created_at, hours) <= new Date())
    .map(({ number }) => number)
}

/** @returns false when staff have confirmed the order meanwhile */
function cancel(container: MedusaContainer, number: number): Promise<boolean> {
  return holdingOrder(container, number, async () => {
    const { state } = await findOrder(container, number, null)
    if (state !== 'new') return false
    await moveHeldOrder(container, {
      number,
      to: 'cancel',
      actor: 'system',
      actorId: null,
      ownerId: null,
      reason: 'unconfirmed',
    })
    return true
  })
}

/** A failure does not stop the other cancellations; the next run retries it. */
async function cancelled(container: MedusaContainer, number: number): Promise<boolean> {
  try {
    return await cancel(container, number)
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`An unconfirmed order was not cancelled. ${loggableText(error)}`)
    return false
  }
}

/**
 * Cancels unconfirmed orders of new customers with cash on delivery after `UNCONFIRMED_HOURS`,
 * which frees their stock, and notifies the staff who confirm orders.
 * @returns the number of cancelled orders
 */
export async function releaseUnconfirmed(container: MedusaContainer): Promise<number> {
  const { UNCONFIRMED_HOURS } = settings()
  if (UNCONFIRMED_HOURS === 0) return 0
  let released = 0
  for (const number of await overdue(container, UNCONFIRMED_HOURS)) {
    if (await cancelled(container, number)) released += 1
  }
  const template: StaffEmail = 'orders-released'
  if (released > 0) {
    await enqueueForStaff(container, 'orders.handle', template, { orders: String(released) })
  }
  return released
}
