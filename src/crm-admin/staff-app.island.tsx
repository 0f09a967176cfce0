import { QueryClientProvider } from '@tanstack/react-query'
import { provideContentAdmin } from './routing/leave.ts'
import { queryClient } from './session/query-client.ts'
import { StaffGate } from './session/staff-gate.tsx'
import { giveStylesTheNonce } from './styles/style-nonce.ts'

if (typeof document !== 'undefined') giveStylesTheNonce(document)

/**
 * The staff back office, mounted by the on-demand page /crm-admin.
 *
 * ## Why does this need to be an Island?
 * It is an application of its own behind a sign-in: nothing of it can be rendered before the
 * browser's token has been checked.
 *
 * ## How is it deferred?
 * `client:only`: the page is only a shell. antd comes when the gate opens, and each screen when
 * it is gone to.
 */
export function StaffApp({ contentAdminUrl }: { contentAdminUrl: string }) {
  provideContentAdmin(contentAdminUrl)
  return (
    <QueryClientProvider client={queryClient}>
      <StaffGate />
    </QueryClientProvider>
  )
}
