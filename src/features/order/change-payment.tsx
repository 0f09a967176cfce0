import type { TrackedOrder } from '@nas/contract/order-calls'
import { useState } from 'react'
import { changePayment } from '../../api-client/orders.ts'
import { offeredPayments } from '../../api-client/payments.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { Access } from './order.store.ts'
import { runAction, useOrderAction } from './order-action.store.ts'
import { callAsOwner } from './own-call.ts'
import { ActionProblem, ProblemNote } from './problem-note.tsx'

const loadMethods = async () => (await offeredPayments($signedIn.get() !== null)).methods

interface ChangePaymentProps extends TextProps<Texts<'order'>> {
  access: Access
  current: string
  onDone: (order: TrackedOrder) => void
}

export function ChangePayment({ access, current, locale, texts, onDone }: ChangePaymentProps) {
  const [open, setOpen] = useState(false)
  const methods = useLoaded(open ? 'methods' : undefined, loadMethods)
  const { busy, problem } = useOrderAction('pay')
  const change = (payment: string) =>
    runAction('pay', async () => {
      const changed = await callAsOwner(access, (order) => changePayment(order, payment))
      onDone(changed)
      const { payment_url: url } = changed
      if (url !== null && /^https?:\/\//.test(url)) location.assign(url)
    })
  return (
    <details
      className="order-box fold pay-change no-print"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {texts.changeTitle}
        <Icon name="plus" />
      </summary>
      <div className="fold__body">
        {methods.state === 'failed' ? (
          <ProblemNote problem="problemUnknown" texts={texts} onRetry={methods.retry} />
        ) : null}
        {methods.state === 'loading' ? <p className="muted">{texts.loading}</p> : null}
        {methods.state === 'ready'
          ? methods.value
              .filter(({ code }) => code !== current)
              .map(({ code, name, name_en }) => (
                <button
                  key={code}
                  type="button"
                  className="button button--outline"
                  aria-disabled={busy || undefined}
                  onClick={() => void change(code)}
                >
                  {locale === 'en' ? name_en || name : name}
                </button>
              ))
          : null}
        <p role="status">{busy ? texts.changeBusy : ''}</p>
        <ActionProblem problem={problem} texts={texts} />
      </div>
    </details>
  )
}
