import type { MedusaContainer } from '@medusajs/framework/types'
import { withLocks } from './with-locks'

/** Whoever adds a way to sign in to an account holds this, so that a deletion misses none. */
export function withAccountLock<Result>(
  container: MedusaContainer,
  id: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return withLocks(container, [`account:${id}`], job)
}
