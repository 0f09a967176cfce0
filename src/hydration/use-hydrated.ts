import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's render and in the first one in the browser, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
