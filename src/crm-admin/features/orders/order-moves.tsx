import { formatMoment } from '@nas/domain/dates'
import { type StaffTarget, staffTargets } from '@nas/domain/order-moves'
import { isCancelled, isPaid, orderStateLabel } from '@nas/domain/order-states'
import { Alert, Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { useJobTexts } from '../../kit/list/job-texts.ts'
import { useBeginJob, useUpcoming } from '../../kit/list/use-jobs.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { OrderStateTag } from '../../kit/values/colour-tag.tsx'
import { useMay } from '../../shell/use-may.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { type OrderAction, orderActions, orderEnding } from './order-actions.ts'
import { OrderAssignee } from './order-assignee.tsx'
import { OrderClaim } from './order-claim.tsx'
import { OrderCorrection } from './order-correction.tsx'
import { OrderDifference } from './order-difference.tsx'
import type { StaffOrder } from './staff-order.ts'
import { useOrderCancel } from './use-order-cancel.ts'

export function OrderMoves({ order }: { order: StaffOrder }) {
  const { t, locale } = useDeskTexts()
  const { t: jobText } = useJobTexts()
  const { cancel, cancelling, conflict } = useOrderCancel(order)
  const { begin, beginning } = useBeginJob()
  const [pressed, setPressed] = useState<StaffTarget | null>(null)
  // A step that can still be undone blocks other steps.
  const next = useUpcoming('orders').get(String(order.id))
  const upcoming = staffTargets.find((to) => to === next)
  const actions = orderActions(order, useMay())
  const [nextStep] = actions
  const moving = cancelling ? 'cancel' : (upcoming ?? (beginning ? pressed : null))
  const [asksToCancel, setAsksToCancel] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const ending = orderEnding(order)

  // The pressed button disappears with the old state; the focus moves to the new state.
  const shownState = useRef(order.state)
  useEffect(() => {
    if (moving !== null || shownState.current === order.state) return
    shownState.current = order.state
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [moving, order.state])

  // Every step can be undone for some seconds; cancelling asks first.
  const press = (to: StaffTarget): void => {
    if (moving !== null) return
    if (to === 'cancel') {
      setAsksToCancel(true)
      return
    }
    setPressed(to)
    const { id, updatedAt } = order
    void begin({ resource: 'orders', to, records: [{ id, updatedAt }] })
  }
  const last = order.history.at(-1)
  useShortcuts([
    {
      key: 'e',
      label: t('keys.next'),
      run: () => {
        if (nextStep?.allowed && nextStep.primary) press(nextStep.to)
      },
    },
  ])
  return (
    <Panel title={t('order.stateTitle')}>
      <p ref={status} tabIndex={-1} className="crm-state">
        <OrderStateTag {...order} />
      </p>
      {conflict && (
        <Alert
          className="crm-gap-after"
          type="warning"
          showIcon
          role="alert"
          title={t('moves.conflict')}
          description={t('moves.conflictText', {
            state: orderStateLabel(order)[locale],
            who: last?.who ?? t(`history.${last?.actor ?? 'system'}`),
            at: formatMoment(last?.at ?? order.updatedAt),
          })}
        />
      )}
      <OrderAssignee order={order} />
      <OrderClaim order={order} />
      <OrderDifference order={order} />
      {upcoming !== undefined && <p>{jobText('upcoming', { label: t(`moves.${upcoming}`) })}</p>}
      {ending !== null && <p>{t(`moves.why.${ending}`)}</p>}
      <ul className="crm-plain crm-moves crm-stack" aria-label={t('moves.label')}>
        {actions.map((action) => (
          <li key={action.to}>
            <MoveButton action={action} moving={moving} onPress={press} />
          </li>
        ))}
      </ul>
      <OrderCorrection order={order} />
      {asksToCancel && (
        <CancelDialog
          title={t('cancel.title', { code: order.code })}
          isPaid={isPaid(order)}
          onClose={() => setAsksToCancel(false)}
          onConfirm={(why) => {
            setAsksToCancel(false)
            cancel(why)
          }}
        />
      )}
    </Panel>
  )
}

interface MoveButtonProps {
  action: OrderAction
  moving: StaffTarget | null
  onPress: (to: StaffTarget) => void
}

function MoveButton({ action, moving, onPress }: MoveButtonProps) {
  const { t } = useDeskTexts()
  const whyId = useId()
  const { to } = action
  const label = t(`moves.${to}`)
  if (!action.allowed) {
    return (
      <>
        <Button block disabled aria-describedby={whyId}>
          {label}
        </Button>
        <p id={whyId} className="crm-hint">
          {t(`moves.why.${action.why}`)}
        </p>
      </>
    )
  }
  return (
    <Button
      block
      type={action.primary ? 'primary' : 'default'}
      danger={isCancelled(to)}
      loading={moving === to}
      disabled={moving !== null && moving !== to}
      onClick={() => onPress(to)}
    >
      {label}
    </Button>
  )
}
