import { UnitOfWork } from '@medusajs/framework/mikro-orm/core'

/** The private part of MikroORM's unit of work that is used here. */
interface Internals {
  commit(): Promise<void>
  doCommit?(): Promise<void>
  flushQueue: (() => Promise<void>)[]
  working: boolean
}

/** Each queued flush calls `doCommit` at once and settles like it. */
function rejectQueued(unit: Internals, error: unknown): void {
  unit.doCommit = () => Promise.reject(error)
  for (const flush of unit.flushQueue.splice(0)) void flush()
  delete unit.doCommit
}

/**
 * Rejects queued flushes together with the flush they wait for. MikroORM 6.6 queues a flush that
 * begins during another one of the same manager, and forgets it when that one fails, so its promise
 * never settles. Medusa flushes concurrently within a transaction and waits for all of them: after
 * a broken connection the locks of the call were kept until the process exited.
 */
export function settleQueuedFlushes(): void {
  const unit = UnitOfWork.prototype as unknown as Internals
  const { commit } = unit
  unit.commit = async function (this: Internals) {
    try {
      await commit.call(this)
    } catch (error) {
      if (!this.working) rejectQueued(this, error)
      throw error
    }
  }
}
