import { AsyncLocalStorage } from 'node:async_hooks'

/** The member of staff whose call is being answered, and the name of that call. */
export interface Acting {
  staff: string
  request: string
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

/** Headers that tell Payload and commerce who acts; none for members and visitors. */
export function actingHeaders(): Record<string, string> {
  const acting = storage.getStore()
  return acting ? { 'x-acting-staff': acting.staff, 'x-request-id': acting.request } : {}
}
