import pLimit, { type LimitFunction } from 'p-limit'

const writing = new Map<string, LimitFunction>()

/** Runs the work of one key in sequence, whether or not the previous one failed. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const limit = writing.get(key) ?? pLimit(1)
  writing.set(key, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) writing.delete(key)
  }
}
