import { container } from '@medusajs/framework'
import type { InternalModuleDeclaration } from '@medusajs/framework/types'
import { contentClient } from '../../catalogue/feed/content-client'
import { followContent } from '../../catalogue/workflows/follow-content'
import { runEmailSender } from '../../email/delivery/run-email-sender'
import { mailTransport } from '../../email/delivery/transport'
import { followOrderMoves } from '../../orders/workflows/order-emails/wake-order-emails'
import { settings } from '../../platform/settings/settings'
import { emailTemplates } from '../email-templates'
import { startMetrics } from '../metrics'
import { tellSurroundings } from '../surroundings'
import { startTraces } from '../traces'

/**
 * Starts and stops the loops that run beside the requests. It is a module without tables, because
 * only modules are called by Medusa when the whole application stands, and before it goes.
 */
export class BackgroundService {
  private stops: (() => Promise<void>)[] = []
  private readonly isWorker: boolean

  constructor(_dependencies: object, _options: unknown, declaration: InternalModuleDeclaration) {
    // Scripts and migrations run in server mode, which leaves work in the background to others.
    this.isWorker = declaration.worker_mode !== 'server'
  }

  __hooks = {
    onApplicationStart: async () => {
      await tellSurroundings(container)
      this.stops = [startMetrics(container, this.isWorker), await startTraces(container)]
      if (!this.isWorker) return
      const { CONTENT_URL, CONTENT_API_KEY, ...mail } = settings()
      this.stops.push(
        runEmailSender(container, mailTransport(mail), emailTemplates),
        followOrderMoves(container),
        followContent(container, contentClient(CONTENT_URL, CONTENT_API_KEY)),
      )
    },
    onApplicationPrepareShutdown: async () => {
      await Promise.all(this.stops.map((stop) => stop()))
    },
  }
}
