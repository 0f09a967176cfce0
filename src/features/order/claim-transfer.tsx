import type { TrackedOrder, TrackOrder } from '@nas/contract/order-calls'
import { claimTransfer } from '../../api-client/orders.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { useOrderAction } from './use-order-action.ts'

interface ClaimTransferProps {
  order: TrackOrder
  texts: Texts<'order'>
  onDone: (order: TrackedOrder) => void
}

/** Lets the customer state that the money is on its way, which suspends the time limit. */
export function ClaimTransfer({ order, texts, onDone }: ClaimTransferProps) {
  const { busy, problem, act } = useOrderAction(onDone)
  return (
    <section className="order-box pay-now no-print" aria-label={texts.claimAction}>
      <p>{texts.claimHint}</p>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() => void act(() => claimTransfer(order))}
      >
        {busy ? texts.claimBusy : texts.claimAction}
      </button>
      {problem === undefined ? null : (
        <p className="notice notice--danger" role="alert">
          {texts[problem]}
        </p>
      )}
    </section>
  )
}
