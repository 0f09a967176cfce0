import { QueryClient } from '@tanstack/react-query'
import { isTemporary } from '../shell/failure-text.ts'

/** Lists and orders are refetched on focus; somebody else may have moved them meanwhile. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isTemporary(error),
      retryDelay: 700,
      // Without a network a query fails with a message instead of waiting without one.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
