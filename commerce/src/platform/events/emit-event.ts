import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { loggableText } from '../errors/error-text'

/** Nobody waits longer for it: while Redis is away, the event bus keeps the event until it is back. */
const longestMs = 500

/** Emits what has happened to Medusa's subscribers; as it has, this never fails. */
export async function emitEvent(
  container: MedusaContainer,
  name: string,
  data: Record<string, unknown>,
): Promise<void> {
  try {
    const emitted = container.resolve(Modules.EVENT_BUS).emit({ name, data })
    await Promise.race([emitted, sleep(longestMs, undefined, { ref: false })])
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`The event ${name} was not emitted. ${loggableText(error)}`)
  }
}
