import { LRUCache } from 'lru-cache'
import type { ReadModel } from '../../content/read-model.ts'

/** One cache for each model; a change of any content replaces it with an empty one. */
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
