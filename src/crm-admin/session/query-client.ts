import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { signOut } from '../../stores/session.store.ts'
import { sendSessionToken } from '../../stores/session-token.ts'
import { isSignedOut, isTemporary } from '../shell/failure-text.ts'

sendSessionToken(true)

/** A token that no longer counts is forgotten; the gate then leads to the login dialog and back. */
function forgetDeadToken(error: unknown): void {
  if (isSignedOut(error)) signOut()
}

/** Lists and orders are refetched on focus; somebody else may have moved them meanwhile. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetDeadToken }),
  mutationCache: new MutationCache({ onError: forgetDeadToken }),
  defaultOptions: {
    queries: {
      // What a route has just loaded is not loaded again by its screen.
      staleTime: 5000,
      retry: (failures, error) => failures < 1 && isTemporary(error),
      retryDelay: 700,
      // Without a network a query fails with a message instead of waiting without one.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
