import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { signOut } from '../../stores/session.store.ts'
import { sendSessionToken } from '../../stores/session-token.ts'
import { isSignedOut, isTemporary } from '../kit/feedback/failure-text.ts'

sendSessionToken(true)

/** Discards an invalid token; the gate then leads to the login dialog and back. */
function forgetDeadToken(error: unknown): void {
  if (isSignedOut(error)) signOut()
}

/** Lists and orders are refetched on focus, because they may have changed. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetDeadToken }),
  mutationCache: new MutationCache({ onError: forgetDeadToken }),
  defaultOptions: {
    queries: {
      // In ms; prevents a screen from refetching what its route has just loaded.
      staleTime: 5000,
      retry: (failures, error) => failures < 1 && isTemporary(error),
      retryDelay: 700,
      // Offline, a query fails with a message instead of waiting silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
