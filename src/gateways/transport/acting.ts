import { AsyncLocalStorage } from 'node:async_hooks'
import { currentRequest } from '@nas/telemetry/request-id'
import { traceHeaders } from '@nas/telemetry/tracing'

export interface Acting {
  staff: string
  published?: number
}

const storage = new AsyncLocalStorage<Acting>()

/** Runs the handler of a staff call under the name of that member of staff. */
export const actingAs = <Result>(acting: Acting, run: () => Result): Result =>
  storage.run(acting, run)

/** Stores the last publication caused by a write, so that the caller's next call finds it. */
export function notePublished(publication: number): void {
  const acting = storage.getStore()
  if (acting && publication > 0) acting.published = publication
}

/** Headers with request ID, trace and acting member of staff for Payload and commerce. */
export function callHeaders(): Record<string, string> {
  const [staff, request] = [storage.getStore()?.staff, currentRequest()]
  return {
    ...(staff !== undefined && { 'x-acting-staff': staff }),
    ...(request !== undefined && { 'x-request-id': request }),
    ...traceHeaders(),
  }
}
