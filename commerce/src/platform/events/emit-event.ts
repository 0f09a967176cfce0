import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { loggableText } from '../errors/error-text'

/** Emits what has happened to Medusa's subscribers; as it has, this never fails. */
export async function emitEvent(
  container: MedusaContainer,
  name: string,
  data: Record<string, unknown>,
): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit({ name, data })
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`The event ${name} was not emitted. ${loggableText(error)}`)
  }
}
