import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const storage = new AsyncLocalStorage<string>()

/** The request ID of the caller or a proxy (`X-Request-Id`), or a new one. */
export function requestIdOf(header: string | string[] | null | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}

export const underRequest = <Result>(id: string, run: () => Result): Result => storage.run(id, run)

/** The ID of the current request: letters, digits, `_` and `-`; undefined outside of a request. */
export const currentRequest = (): string | undefined => storage.getStore()
