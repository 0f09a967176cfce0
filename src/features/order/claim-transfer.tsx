import type { TrackedOrder, TrackOrder } from '@nas/contract/order-calls'
import { claimTransfer } from '../../api-client/orders.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { runAction, useOrderAction } from './order-action.store.ts'

interface ClaimTransferProps {
  order: TrackOrder
  texts: Texts<'order'>
  onDone: (order: TrackedOrder) => void
}

/** Lets the customer state that the money is on its way, which suspends the time limit. */
export function ClaimTransfer({ order, texts, onDone }: ClaimTransferProps) {
  const { busy, problem } = useOrderAction('claim')
  const claim = () => runAction('claim', async () => onDone(await claimTransfer(order)))
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
      {problem === null ? null : (
        <p className="notice notice--danger" role="alert">
          {texts[problem]}
        </p>
      )}
    </section>
  )
}
