import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '@nas/telemetry/loggable-error'
import pLimit from 'p-limit'
import { findGateway } from '../../payments/methods/methods'
import type { Outcome } from '../../payments/methods/payment-method'
import type { AttemptRow } from '../../payments/module/rows'
import { paymentRecords } from '../../payments/module/service'
import { decide, settle } from './settle'

/** Maximum payments of each kind per run; the next run continues with the rest. */
const most = 100
const checks = pLimit(4)
/** Maximum delay, caused by an unavailable gateway, of the cancellation of an unpaid order. */
const gatewayTimeoutMs = 15 * 60_000
/** Times after which an unpaid payment is queried again, because some payments arrive late. */
const askedAgain = { afterMinutes: [30, 24 * 60], untilMinutes: 72 * 60 }

/** @returns null when the gateway is unavailable, or the method has none */
export async function askGateway(
  container: MedusaContainer,
  attempt: AttemptRow,
): Promise<Outcome | null> {
  const { method, reference, created_at } = attempt
  const gateway = findGateway(method)
  if (gateway === null) return null
  try {
    const outcome = await gateway.ask({ reference, openedAt: created_at })
    await paymentRecords(container).markAsked(attempt.id)
    return outcome
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Payments: querying ${method} failed. ${loggableText(error)}`)
    return null
  }
}

async function settleByGateway(
  container: MedusaContainer,
  attempt: AttemptRow,
): Promise<Outcome | null> {
  const outcome = await askGateway(container, attempt)
  if (outcome !== null) await settle(container, attempt.reference, outcome)
  return outcome
}

/** Queries the gateway first, so that no payment is missed. */
async function endOverdue(container: MedusaContainer, attempt: AttemptRow): Promise<void> {
  const outcome = await settleByGateway(container, attempt)
  const waitsForGateway = outcome === null && findGateway(attempt.method) !== null
  if (waitsForGateway && Date.now() < attempt.expires_at.getTime() + gatewayTimeoutMs) return
  // A settled payment is not changed: only an open payment expires.
  await decide(container, attempt, { result: 'expired' })
}

/** A failure does not stop the other payments; the next run retries it. */
async function eachOf(
  container: MedusaContainer,
  attempts: AttemptRow[],
  job: (container: MedusaContainer, attempt: AttemptRow) => Promise<unknown>,
): Promise<void> {
  await checks.map(attempts, async (attempt) => {
    try {
      await job(container, attempt)
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Payments: one check failed. ${loggableText(error)}`)
    }
  })
}

/** Idempotent, and safe to run concurrently in several processes. */
export async function checkPayments(container: MedusaContainer): Promise<void> {
  const payments = paymentRecords(container)
  await eachOf(container, await payments.overdue(most), endOverdue)
  await eachOf(container, await payments.askAgain(askedAgain, most), settleByGateway)
}
