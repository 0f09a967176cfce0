import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../../../platform/errors/error-text'
import { settings } from '../../../platform/settings/settings'
import { SHOP_ORDER } from '../../module/key'
import type { ShopOrderService } from '../../module/service'
import { takeBack } from './take-back'

/** Takes back what was begun so long ago and has not become an order: its process has died. */
export async function sweepPlacings(container: MedusaContainer, seconds: number): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  let swept = 0
  for (const placing of await service.placingsOlderThan(seconds)) {
    try {
      await takeBack(container, placing)
      swept += 1
    } catch (error) {
      logger.error(`An order that was cut off could not be taken back. ${loggableText(error)}`)
    }
  }
  if (swept > 0)
    logger.info(`Orders: ${swept} that were cut off while being placed are taken back.`)
}

/** Older than this, an order that is being placed has been cut off. */
export function placingPatience(): number {
  return settings().PLACING_MINUTES * 60
}

/**
 * As a process starts: without Redis it is the only one, so that whatever was begun before it has
 * been cut off.
 */
export async function sweepAtStart(container: MedusaContainer): Promise<void> {
  const isAlone = settings().REDIS_URL === undefined
  await sweepPlacings(container, isAlone ? Math.ceil(process.uptime()) : placingPatience())
}
