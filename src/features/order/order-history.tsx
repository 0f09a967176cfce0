import type { HistoryStep } from '@nas/contract/order'
import { type OrderActor, ownOrderStateLabels } from '@nas/domain/order-states'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { OrderMoment } from './order-moment.tsx'

interface OrderHistoryProps {
  /** Oldest first; those of a guest's tracking name neither actor nor reason. */
  steps: readonly (Pick<HistoryStep, 'to' | 'at'> & Partial<HistoryStep>)[]
  locale: Locale
  texts: Texts<'order'>
}

const actors = {
  customer: 'actorCustomer',
  staff: 'actorStaff',
  system: 'actorSystem',
} as const satisfies Record<OrderActor, keyof Texts<'order'>>

/** The way of an order, the latest step on top. */
export function OrderHistory({ steps, locale, texts }: OrderHistoryProps) {
  return (
    <ol className="order-history">
      {steps.toReversed().map((step, index) => (
        <li key={`${step.at} ${step.to}`} aria-current={index === 0 ? 'step' : undefined}>
          <strong>
            {index === steps.length - 1
              ? texts.historyPlaced
              : ownOrderStateLabels[step.to][locale]}
          </strong>
          <span className="muted">
            <OrderMoment at={step.at} />
            {step.actor === undefined ? null : ` · ${texts[actors[step.actor]]}`}
          </span>
          {step.reason ? <span>{reasonText(step.reason, texts)}</span> : null}
        </li>
      ))}
    </ol>
  )
}

/** Reasons that the system writes; people write sentences. */
const systemReasons = {
  payment_failed: 'reasonPaymentFailed',
  payment_expired: 'reasonPaymentExpired',
  not_placed: 'reasonNotPlaced',
} as const satisfies Record<string, keyof Texts<'order'>>

function reasonText(reason: string, texts: Texts<'order'>): string {
  return Object.hasOwn(systemReasons, reason)
    ? texts[systemReasons[reason as keyof typeof systemReasons]]
    : reason
}
