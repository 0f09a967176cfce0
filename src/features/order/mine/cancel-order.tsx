import { longestReason } from '@nas/contract/limits'
import { isPaid } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import type { OrderEntry } from '../../../api-client/orders.ts'
import { notify } from '../../../stores/toast.store.ts'
import { ActionDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { forgetAction, useOrderAction } from '../order-action.store.ts'
import { ActionProblem } from '../problem-note.tsx'
import type { OrderTexts } from './order-texts.ts'
import { cancel, mayCancel } from './own-actions.ts'

export function CancelOrder({ order, texts }: { order: OrderEntry; texts: OrderTexts }) {
  const { own: t, order: common } = texts
  const { busy, problem } = useOrderAction('cancel')
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { attributes } = order
  // Staff must check a reported transfer first.
  const allowed = mayCancel(attributes) && attributes.transfer_claim !== 'pending'

  const confirm = async () => {
    const done = await cancel(order, reason)
    if (!done) return
    setOpen(false)
    notify({ variant: 'success', message: fill(t.cancelled, { code: attributes.code }) })
  }
  const begin = () => {
    forgetAction()
    setOpen(true)
  }
  return (
    <>
      {allowed ? (
        <button type="button" className="button button--quiet" onClick={begin}>
          {t.cancel}
        </button>
      ) : null}
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        island="cancel-order"
        title={fill(t.cancelTitle, { code: attributes.code })}
        close={t.close}
      >
        <p>
          {isPaid({ state: attributes.state, payment: attributes.payment_kind })
            ? t.cancelPaidText
            : t.cancelText}
        </p>
        {allowed ? (
          <TextField
            id="cancel-reason"
            label={t.cancelReason}
            optionalText={t.optional}
            value={reason}
            onChange={setReason}
            error={undefined}
            autoComplete="off"
            maxLength={longestReason}
            rows={3}
          />
        ) : null}
        <ActionProblem problem={problem} texts={common} />
        <div className="deed__buttons">
          {allowed ? (
            <button
              type="button"
              className="button button--danger"
              aria-disabled={busy || undefined}
              onClick={confirm}
            >
              {busy ? t.cancelBusy : t.cancelYes}
            </button>
          ) : null}
          <button
            type="button"
            className="button button--outline"
            data-first-focus=""
            onClick={() => setOpen(false)}
          >
            {t.cancelNo}
          </button>
        </div>
      </ActionDialog>
    </>
  )
}
