import { AsyncLocalStorage } from 'node:async_hooks'
import { currentRequest } from '@nas/telemetry/request-id'
import { traceHeaders } from '@nas/telemetry/tracing'

/** The member of staff whose call is being answered. */
export interface Acting {
  staff: string
  /** The last publication that came of it, once there is one. */
  published?: number
}

const storage = new AsyncLocalStorage<Acting>()

/** Runs what answers a call of staff; what the gateways are asked meanwhile is theirs in the trail. */
export const actingAs = <Result>(acting: Acting, run: () => Result): Result =>
  storage.run(acting, run)

/** Keeps what Payload says of the publications that a write has made. */
export function notePublished(headers: Headers): void {
  const acting = storage.getStore()
  const cursor = Number(headers.get('content-cursor'))
  if (acting && cursor > 0) acting.published = cursor
}

/** Headers that tell Payload and commerce which call is answered, in which trace, and which member of staff acts. */
export function callHeaders(): Record<string, string> {
  const [staff, request] = [storage.getStore()?.staff, currentRequest()]
  return {
    ...(staff !== undefined && { 'x-acting-staff': staff }),
    ...(request !== undefined && { 'x-request-id': request }),
    ...traceHeaders(),
  }
}
