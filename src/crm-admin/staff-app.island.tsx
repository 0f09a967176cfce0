import { QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { provideContentAdmin } from './kit/address/leave.ts'
import { giveStylesTheNonce } from './kit/styles/styles.tsx'
import { queryClient } from './shell/query-client.ts'
import { StaffGate } from './shell/staff-gate.tsx'

if (typeof document !== 'undefined') giveStylesTheNonce(document)

const loadRouter = () =>
  import('./routes/staff-router.tsx').then((module) => ({ default: module.StaffRouter }))
const StaffRouter = lazy(loadRouter)
const preload = () => void loadRouter()

/**
 * The staff back office, mounted by the on-demand page /crm-admin.
 *
 * ## Why does this need to be an Island?
 * It is an application behind a sign-in: nothing can be rendered before the browser's token has
 * been verified.
 *
 * ## How is it deferred?
 * `client:only`: the page is only a shell. antd loads when the gate opens, and each screen when it
 * is opened.
 */
export function StaffApp({ contentAdminUrl }: { contentAdminUrl: string }) {
  provideContentAdmin(contentAdminUrl)
  return (
    <QueryClientProvider client={queryClient}>
      <StaffGate Inside={StaffRouter} preload={preload} />
    </QueryClientProvider>
  )
}
