import { createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { basePath } from '../kit/address/leave.ts'
import { parseSearch, stringifySearch } from '../kit/address/search-text.ts'
import { noteNavigation } from '../kit/page/page-frame.tsx'
import type { StaffProfile } from '../shell/access.ts'
import { queryClient } from '../shell/query-client.ts'
import { ScreenFailure, ScreenLoading } from '../shell/screen-states.tsx'
import { routeTree, type StaffContext } from './routes.tsx'

/** The router of the back office; `more` is for tests without an address bar. */
export function createStaffRouter(context: StaffContext, more: object = {}) {
  const router = createRouter({
    routeTree,
    context,
    basepath: basePath,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingComponent: ScreenLoading,
    defaultPendingMs: 200,
    // Reloading the page also loads the screens of a new release.
    defaultErrorComponent: ScreenFailure,
    ...more,
  })
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) noteNavigation()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStaffRouter>
  }
}

export function StaffRouter({ profile }: { profile: StaffProfile }) {
  const [router] = useState(() => createStaffRouter({ queries: queryClient, profile }))
  return <RouterProvider router={router} context={{ queries: queryClient, profile }} />
}
