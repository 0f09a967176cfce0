import type { MedusaContainer } from '@medusajs/framework/types'
import { withLocks } from './with-locks'

/** Held while an identity is linked, so that deleting the account finds all of them. */
export function withAccountLock<Result>(
  container: MedusaContainer,
  id: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return withLocks(container, [`account:${id}`], job)
}
