import { createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import type { StaffProfile } from '../session/access.ts'
import { queryClient } from '../session/query-client.ts'
import { ScreenFailure, ScreenLoading } from '../shell/screen-states.tsx'
import { basePath } from './leave.ts'
import { noteNavigation } from './navigated.ts'
import { routeTree, type StaffContext } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'

/** The router of the back office; `more` is for tests, which have no address bar. */
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
    // Loading the page anew also brings the screens of a release that came meanwhile.
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
