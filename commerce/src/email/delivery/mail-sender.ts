import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../../platform/errors/error-text'
import { sendDueMails } from './send-due-mails'
import type { MailTransport } from './transport'

const pollEvery = 5_000

export interface MailSender {
  /** A mail was written down: look at once. */
  poke(): void
  /** Stops, and waits for the mail under way. */
  stop(): Promise<void>
}

/** Sends what is due, at each poke and every few seconds. While the database is away it waits. */
export function runMailSender(container: MedusaContainer, transport: MailTransport): MailSender {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const stopping = new AbortController()
  let waking = new AbortController()

  async function run(): Promise<void> {
    let failing = false
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      try {
        await sendDueMails(container, transport, stopping.signal)
        failing = false
      } catch (error) {
        if (!failing) logger.warn(`Mail: the sender waits. ${loggableText(error)}`)
        failing = true
      }
      const signal = AbortSignal.any([waking.signal, stopping.signal])
      await sleep(pollEvery, undefined, { signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    poke: () => waking.abort(),
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
