import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const storage = new AsyncLocalStorage<string>()

/** What the caller, or a proxy, names the call (`X-Request-Id`); a name of our own where it has none. */
export function requestIdOf(header: string | string[] | null | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}

/** Runs what answers a call under its name. */
export const underRequest = <Result>(id: string, run: () => Result): Result => storage.run(id, run)

/** The name of the call that is being answered: letters, digits, `_` and `-`; undefined outside of one. */
export const currentRequest = (): string | undefined => storage.getStore()
