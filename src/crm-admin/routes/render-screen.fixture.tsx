import type { StaffRole } from '@nas/domain/roles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { factorOptions } from '../shell/factor-gate.tsx'
import { createStaffRouter } from './staff-router.tsx'

export async function renderScreen(
  address: string,
  known: [key: readonly unknown[], data: unknown][] = [],
  roles: readonly StaffRole[] = ['manager'],
): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const names = new Map([['cod', { vi: 'Thanh toán khi nhận hàng', en: 'Cash on delivery' }]])
  queries.setQueryData(['payment-names'], names)
  queries.setQueryData(['users', 'staff'], new Map([['lan@nas.test', 'Lan Trần']]))
  queries.setQueryData(factorOptions.queryKey, {
    enrolledAt: null,
    recoveryCodes: 0,
    requiredFrom: null,
    due: false,
  })
  for (const [key, data] of known) queries.setQueryData(key, data)
  const history = createMemoryHistory({ initialEntries: [`/crm-admin${address}`] })
  const profile = { id: 'user_lan', name: 'Lan', roleType: 'admin', roles }
  const router = createStaffRouter({ queries, profile }, { history })
  await router.load()
  return renderToString(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
