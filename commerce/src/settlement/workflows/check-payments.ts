import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { findGateway } from '../../payments/methods/methods'
import type { Outcome } from '../../payments/methods/payment-method'
import { SHOP_PAYMENT } from '../../payments/module/key'
import type { AttemptRow } from '../../payments/module/rows'
import type { ShopPaymentService } from '../../payments/module/service'
import { loggableText } from '../../platform/errors/error-text'
import { decide, settle } from './settle'

/** So many of each kind a run; the next run takes the next. */
const most = 100
const side = 4
/** How long a gateway that cannot be asked keeps an unpaid order from being cancelled. */
const gatewayTimeoutMs = 15 * 60_000
/** A payment that ended unpaid is asked about again: some arrive late. */
const askedAgain = { afterMinutes: [30, 24 * 60], untilMinutes: 72 * 60 }

/** @returns null when the gateway cannot be asked */
async function ask(container: MedusaContainer, attempt: AttemptRow): Promise<Outcome | null> {
  const { method, reference, created_at } = attempt
  const gateway = findGateway(method)
  if (gateway === null) return null
  try {
    const outcome = await gateway.ask({ reference, openedAt: created_at })
    await container.resolve<ShopPaymentService>(SHOP_PAYMENT).markAsked(attempt.id)
    return outcome
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Payments: ${method} could not be asked. ${loggableText(error)}`)
    return null
  }
}

/** The time to pay is over: the gateway is asked first, so that no payment is overlooked. */
async function endOverdue(container: MedusaContainer, attempt: AttemptRow): Promise<void> {
  const outcome = await ask(container, attempt)
  if (outcome !== null) await settle(container, attempt.reference, outcome)
  const waitsForGateway = outcome === null && findGateway(attempt.method) !== null
  if (waitsForGateway && Date.now() < attempt.expires_at.getTime() + gatewayTimeoutMs) return
  // What settling has decided is not touched: only an open payment runs out.
  await decide(container, attempt, { result: 'expired' })
}

async function askAboutEnded(container: MedusaContainer, attempt: AttemptRow): Promise<void> {
  const outcome = await ask(container, attempt)
  if (outcome !== null) await settle(container, attempt.reference, outcome)
}

/** One that fails keeps no other from its turn; the next run tries it again. */
async function eachOf(
  container: MedusaContainer,
  attempts: AttemptRow[],
  job: (container: MedusaContainer, attempt: AttemptRow) => Promise<void>,
): Promise<void> {
  const waiting = [...attempts]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await job(container, next)
      } catch (error) {
        const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
        logger.error(`Payments: one could not be checked. ${loggableText(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: side }, work))
}

/**
 * Ends what was not paid in time, and asks after late payments. May run at any time, twice, and in
 * several processes.
 */
export async function checkPayments(container: MedusaContainer): Promise<void> {
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  await eachOf(container, await payments.overdue(most), endOverdue)
  await eachOf(container, await payments.askAgain(askedAgain, most), askAboutEnded)
}
