import type { HistoryStep } from '@nas/contract/order'
import { type OrderActor, ownOrderStateLabel, type PaymentKind } from '@nas/domain/order-states'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { OrderMoment } from './order-facts.tsx'

interface OrderHistoryProps extends TextProps<Texts<'order'>> {
  payment: PaymentKind
  /** Oldest first; tracking by a guest returns neither actor nor reason. */
  steps: readonly (Pick<HistoryStep, 'to' | 'at'> & Partial<HistoryStep>)[]
}

const actors = {
  customer: 'actorCustomer',
  staff: 'actorStaff',
  system: 'actorSystem',
} as const satisfies Record<OrderActor, keyof Texts<'order'>>

export function OrderHistory({ payment, steps, locale, texts }: OrderHistoryProps) {
  return (
    <ol className="order-history">
      {steps.toReversed().map((step, index) => (
        <li key={`${step.at} ${step.to}`} aria-current={index === 0 ? 'step' : undefined}>
          <strong>
            {index === steps.length - 1
              ? texts.historyPlaced
              : ownOrderStateLabel({ state: step.to, payment })[locale]}
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

/** Reason codes of the system and their texts; people write sentences. */
const systemReasons = {
  payment_failed: 'reasonPaymentFailed',
  payment_expired: 'reasonPaymentExpired',
  not_placed: 'reasonNotPlaced',
  unconfirmed: 'reasonUnconfirmed',
  payment_changed: 'reasonPaymentChanged',
} as const satisfies Record<string, keyof Texts<'order'>>

function reasonText(reason: string, texts: Texts<'order'>): string {
  return Object.hasOwn(systemReasons, reason)
    ? texts[systemReasons[reason as keyof typeof systemReasons]]
    : reason
}
