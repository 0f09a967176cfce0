import type { TrackedOrder, TrackOrder } from '@nas/contract/order-calls'
import { ApiError } from '../../api-client/api-error.ts'
import { claimOwnTransfer, claimTransfer } from '../../api-client/orders.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Access } from './order.store.ts'
import { runAction, useOrderAction } from './order-action.store.ts'
import { callAsOwner, canCallAsOwner } from './own-call.ts'
import { ActionProblem } from './problem-note.tsx'

interface ClaimTransferProps {
  order: TrackOrder
  access: Access
  texts: Texts<'order'>
  onDone: (order: TrackedOrder) => void
}

/** After a refusal, only the owner of the order may report the transfer again. */
async function claimBy(access: Access, order: TrackOrder): Promise<TrackedOrder> {
  try {
    return await claimTransfer(order)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'claim_refused'
    if (!isRefused || !canCallAsOwner(access)) throw error
    return callAsOwner(access, claimOwnTransfer)
  }
}

/** Lets the customer state that the money is on its way, which suspends the time limit. */
export function ClaimTransfer({ order, access, texts, onDone }: ClaimTransferProps) {
  const { busy, problem } = useOrderAction('claim')
  const claim = () => runAction('claim', async () => onDone(await claimBy(access, order)))
  return (
    <section className="order-box pay-now no-print" aria-label={texts.claimAction}>
      <p>{texts.claimHint}</p>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() => void claim()}
      >
        {busy ? texts.claimBusy : texts.claimAction}
      </button>
      <ActionProblem problem={problem} texts={texts} />
    </section>
  )
}
