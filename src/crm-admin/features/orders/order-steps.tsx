import { isDelivered, orderStateLabel, orderStates } from '@nas/domain/order-states'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'

const path = orderStates.slice(0, orderStates.indexOf('complete') + 1)

/** The way of an order to its customer; a cancelled order has none. */
export function OrderSteps({ order: { state, payment } }: { order: StaffOrder }) {
  const { t, locale } = useDeskTexts()
  const skipped = payment === 'cod' ? 'payment' : 'new'
  const steps = path.filter((step) => step !== skipped)
  const now = steps.indexOf(isDelivered(state) ? 'complete' : state)
  if (now === -1) return null
  return (
    <ol className="crm-steps" aria-label={t('order.steps')}>
      {steps.map((step, at) => (
        <li key={step} data-done={at <= now} aria-current={at === now ? 'step' : undefined}>
          {orderStateLabel({ state: step, payment })[locale]}
        </li>
      ))}
    </ol>
  )
}
