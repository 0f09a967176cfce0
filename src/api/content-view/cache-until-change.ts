import { LRUCache } from 'lru-cache'
import type { ReadModel } from '../../content/read-model.ts'

/**
 * Caches values derived from content, one cache for each model. After a change of any content it is
 * another, empty one; what was computed meanwhile from the old content stays in the old one.
 */
export function cacheUntilChange<V extends object>(
  options: LRUCache.Options<string, V, unknown>,
): (content: ReadModel) => LRUCache<string, V> {
  const caches = new WeakMap<ReadModel, { version: number; values: LRUCache<string, V> }>()
  return (content) => {
    const { version } = content
    const known = caches.get(content)
    if (known?.version === version) return known.values
    const values = new LRUCache<string, V>(options)
    caches.set(content, { version, values })
    return values
  }
}
