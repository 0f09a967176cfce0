import { longestReason } from '@nas/contract/limits'
import { type StaffTarget, staffTargets } from '@nas/domain/order-moves'
import { isCancelled, isPaid, orderStateLabel } from '@nas/domain/order-states'
import { Alert, Button, Input, Modal } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { useJobTexts } from '../../kit/list/job-texts.ts'
import { useBeginJob, useUpcoming } from '../../kit/list/use-jobs.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useTexts } from '../../kit/texts/texts.ts'
import { OrderStateTag } from '../../kit/values/colour-tag.tsx'
import { useMay } from '../../shell/use-may.ts'
import { type OrderAction, orderActions, orderEnding } from './order-actions.ts'
import { OrderClaim } from './order-claim.tsx'
import type { StaffOrder } from './staff-order.ts'
import { useOrderMove } from './use-order-move.ts'

export function OrderMoves({ order }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const { t: jobText } = useJobTexts()
  const { move, moving: pressed, conflict } = useOrderMove(order)
  const { begin, beginning } = useBeginJob()
  // A step that can still be undone blocks other steps.
  const next = useUpcoming('orders').get(String(order.id))
  const upcoming = staffTargets.find((to) => to === next)
  const actions = orderActions(order, useMay())
  const [nextStep] = actions
  const asked = beginning ? nextStep?.to : undefined
  const moving = pressed ?? upcoming ?? asked ?? null
  const [cancelling, setCancelling] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const ending = orderEnding(order)

  // The pressed button disappears with the old state; the focus moves to the new state.
  const shownState = useRef(order.state)
  useEffect(() => {
    if (moving !== null || shownState.current === order.state) return
    shownState.current = order.state
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [moving, order.state])

  const press = (to: StaffTarget): void => {
    if (to === 'cancel') setCancelling(true)
    else move({ to })
  }
  useShortcuts([
    {
      key: 'e',
      label: t('keys.next'),
      run: () => {
        if (!nextStep?.allowed || !nextStep.primary || moving !== null) return
        void begin({ resource: 'orders', to: nextStep.to, records: [{ id: order.id }] })
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
          description={t('moves.conflictText', { state: orderStateLabel(order)[locale] })}
        />
      )}
      <OrderClaim order={order} />
      {upcoming !== undefined && <p>{jobText('upcoming', { label: t(`moves.${upcoming}`) })}</p>}
      {ending !== null && <p>{t(`moves.why.${ending}`)}</p>}
      <ul className="crm-plain crm-moves crm-stack" aria-label={t('moves.label')}>
        {actions.map((action) => (
          <li key={action.to}>
            <MoveButton action={action} moving={moving} onPress={press} />
          </li>
        ))}
      </ul>
      <CancelDialog
        order={order}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onConfirm={(reason) => {
          setCancelling(false)
          move({ to: 'cancel', reason })
        }}
      />
    </Panel>
  )
}

interface MoveButtonProps {
  action: OrderAction
  moving: StaffTarget | null
  onPress: (to: StaffTarget) => void
}

function MoveButton({ action, moving, onPress }: MoveButtonProps) {
  const { t } = useTexts()
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

interface CancelDialogProps {
  order: StaffOrder
  open: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks for a confirmation, because cancelling cannot be undone. */
function CancelDialog({ order, open, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTexts()
  const reasonId = useId()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open={open}
      title={t('cancel.title', { code: order.code })}
      okText={t('cancel.ok')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel.back')}
      onOk={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <p>{t('cancel.text')}</p>
      {isPaid(order) && <p>{t('cancel.paidText')}</p>}
      <label htmlFor={reasonId}>{t('cancel.reason')}</label>
      <Input.TextArea
        className="crm-field crm-gap-after"
        id={reasonId}
        rows={3}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  )
}
