import type { Order } from '@nas/contract/order'
import type { TrackedOrder, TrackOrder } from '@nas/contract/order-calls'
import { formatPrice } from '@nas/domain/money'
import { awaitsPayment } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import { ApiError } from '../../api-client/api-error.ts'
import { claimOwnTransfer, claimTransfer } from '../../api-client/orders.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { ChangePayment } from './change-payment.tsx'
import type { Access } from './order.store.ts'
import { runAction, useOrderAction } from './order-action.store.ts'
import { momentText } from './order-facts.tsx'
import { callAsOwner, canCallAsOwner } from './own-call.ts'
import { ActionProblem } from './problem-note.tsx'
import { TimeLeft, useIsOver } from './time-left.tsx'
import { TransferCard } from './transfer-card.tsx'

interface PayNowProps {
  url: string
  amount: number
  hint: string
  until: string | null
  texts: Texts<'order'>
}

function PayNow({ url, amount, hint, until, texts }: PayNowProps) {
  return (
    <section className="order-box pay-now no-print" aria-labelledby="pay-now-title">
      <h2 id="pay-now-title">{texts.payTitle}</h2>
      <p>{hint}</p>
      {until === null ? null : (
        <p>
          <TimeLeft until={until} texts={texts} />
        </p>
      )}
      <a className="button" href={url}>
        {fill(texts.payAction, { amount: formatPrice(amount) })}
      </a>
    </section>
  )
}

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
function ClaimTransfer({ order, access, texts, onDone }: ClaimTransferProps) {
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

type Due = Pick<Order, 'code' | 'state' | 'total' | 'payment_method' | 'payment_url'> &
  Pick<Order, 'payment_until' | 'payment_missing' | 'transfer' | 'transfer_claim'>

interface PaymentDueProps extends TextProps<Texts<'order'>> {
  order: Due
  access: Access
  phone: string
  onChange: (order: TrackedOrder) => void
}

/** Shows how to pay an unpaid order, or the difference of an edited one, until its time limit. */
export function PaymentDue({ order, access, phone, locale, texts, onChange }: PaymentDueProps) {
  const { code, state, total, payment_url, payment_until, payment_method, transfer } = order
  const over = useIsOver(payment_until)
  const { payment_missing: missing = null } = order
  if (!awaitsPayment(state) && missing === null) return null
  if (order.transfer_claim === 'pending') {
    return (
      <p className="notice" role="status">
        {texts.claimPending}
      </p>
    )
  }
  const missingText =
    missing === null ? null : fill(texts.missing, { amount: formatPrice(missing) })
  if (over || (missing !== null && payment_until === null)) {
    return <p className="notice notice--warning">{missingText ?? texts.timeOverText}</p>
  }
  const payText =
    payment_until === null
      ? texts.payText
      : fill(texts.payUntil, { time: momentText(payment_until) })
  return (
    <>
      {order.transfer_claim === 'refused' ? (
        <p className="notice notice--warning">{texts.claimRefused}</p>
      ) : null}
      {missingText && transfer ? <p className="notice">{missingText}</p> : null}
      {transfer ? (
        <TransferCard code={code} transfer={transfer} texts={texts} until={payment_until} />
      ) : null}
      {transfer ? (
        <ClaimTransfer order={{ code, phone }} access={access} texts={texts} onDone={onChange} />
      ) : null}
      {payment_url === null ? null : (
        <PayNow
          amount={missing ?? total}
          hint={missingText ?? payText}
          texts={texts}
          url={payment_url}
          until={payment_until}
        />
      )}
      {missing === null && canCallAsOwner(access) ? (
        <ChangePayment
          key={payment_method}
          access={access}
          locale={locale}
          texts={texts}
          current={payment_method}
          onDone={onChange}
        />
      ) : null}
    </>
  )
}
