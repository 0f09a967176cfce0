import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Gives each test of a file an empty session storage.
 * @returns its content
 */
export function useSessionStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return kept
}
