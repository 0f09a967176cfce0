import { orderStateLabels } from '@nas/domain/order-states'
import { Alert, Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '../keys/shortcuts.ts'
import { useMay } from '../session/use-may.ts'
import { Panel } from '../shell/page-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { type OrderAction, orderActions, orderEnding, type StaffTarget } from './order-actions.ts'
import { OrderStateTag } from './order-state-tag.tsx'
import type { StaffOrder } from './staff-order.ts'
import { useOrderMove } from './use-order-move.ts'

/** The state of an order and the moves staff may make, from the table in `domain`. */
export function OrderMoves({ order }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const { move, moving, conflict } = useOrderMove(order)
  const [cancelling, setCancelling] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const ending = orderEnding(order)

  // The pressed button is gone with the old state; the focus it left behind goes to the new one.
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
  const actions = orderActions(order, useMay())
  useShortcuts([
    {
      key: 'e',
      label: t('keys.next'),
      run: () => {
        const [usual] = actions
        if (usual?.allowed && usual.primary && moving === null) press(usual.to)
      },
    },
  ])
  return (
    <Panel title={t('order.stateTitle')}>
      <p ref={status} tabIndex={-1} className="crm-state">
        <OrderStateTag state={order.state} />
      </p>
      {conflict && (
        <Alert
          className="crm-conflict"
          type="warning"
          showIcon
          role="alert"
          title={t('moves.conflict')}
          description={t('moves.conflictText', { state: orderStateLabels[order.state][locale] })}
        />
      )}
      {ending !== null && <p>{t(`moves.why.${ending}`)}</p>}
      <ul className="crm-plain crm-moves" aria-label={t('moves.label')}>
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
  /** The move that is under way. */
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
        <p id={whyId} className="crm-why">
          {t(`moves.why.${action.why}`)}
        </p>
      </>
    )
  }
  return (
    <Button
      block
      type={action.primary ? 'primary' : 'default'}
      danger={to === 'cancel'}
      loading={moving === to}
      disabled={moving !== null && moving !== to}
      onClick={() => onPress(to)}
    >
      {label}
    </Button>
  )
}
