import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { traceStatements } from '@nas/telemetry/traced-statements'
import { startTracing } from '@nas/telemetry/tracing'

/** @returns a function that stops it */
export async function startTraces(container: MedusaContainer): Promise<() => Promise<void>> {
  const end = await startTracing('commerce')
  if (end === null) return async () => {}
  traceStatements(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  return end
}
