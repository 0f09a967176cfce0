import { container } from '@medusajs/framework'
import type { InternalModuleDeclaration, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { mailTransport } from '@nas/mail/transport'
import { traceStatements } from '@nas/telemetry/traced-statements'
import { startTracing } from '@nas/telemetry/tracing'
import { contentClient } from '../../catalogue/feed/content-client'
import { followContent } from '../../catalogue/workflows/follow-content'
import { runEmailSender } from '../../email/delivery/send-due-emails'
import { followOrderChanges } from '../../orders/queries/order-changes'
import { followOrderMoves } from '../../orders/workflows/order-emails/notify-order-emails'
import { settings } from '../../platform/settings/settings'
import { contentRecords } from '../../staff-jobs/workflows/content-records'
import { runStaffJobs } from '../../staff-jobs/workflows/run-staff-jobs'
import { emailTemplates } from '../email-templates'
import { reportStartupChecks } from '../figures'
import { startMetrics } from '../metrics'

/** @returns a function that stops it */
export async function startTraces(container: MedusaContainer): Promise<() => Promise<void>> {
  const end = await startTracing('commerce')
  if (end === null) return async () => {}
  traceStatements(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  return end
}

/** A module without tables: Medusa calls only modules after the start and before the exit. */
export class BackgroundService {
  private stops: (() => Promise<void>)[] = []
  private readonly isWorker: boolean

  constructor(_dependencies: object, _options: unknown, declaration: InternalModuleDeclaration) {
    // Scripts and migrations run in server mode, in which other processes do the background work.
    this.isWorker = declaration.worker_mode !== 'server'
  }

  __hooks = {
    onApplicationStart: async () => {
      await reportStartupChecks(container)
      this.stops = [
        startMetrics(container, this.isWorker),
        await startTraces(container),
        followOrderChanges(container),
      ]
      if (!this.isWorker) return
      const { CONTENT_URL: url, CONTENT_API_KEY: readKey, ...rest } = settings()
      const { CONTENT_WRITE_KEY: writeKey, ...mail } = rest
      this.stops.push(
        runEmailSender(container, mailTransport(mail), emailTemplates),
        followOrderMoves(container),
        followContent(container, contentClient(url, readKey)),
        runStaffJobs(container, contentRecords({ url, readKey, writeKey })),
      )
    },
    onApplicationPrepareShutdown: async () => {
      await Promise.all(this.stops.map((stop) => stop()))
    },
  }
}
