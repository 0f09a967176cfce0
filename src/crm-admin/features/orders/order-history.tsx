import { formatMoment } from '@nas/domain/dates'
import { type OrderActor, orderStateLabel } from '@nas/domain/order-states'
import { Panel } from '../../kit/page/page-frame.tsx'
import type { TextKey } from '../../kit/texts/texts.ts'
import { useTexts } from '../../kit/texts/texts.ts'
import type { StaffOrder } from './staff-order.ts'

const actors = {
  customer: 'history.customer',
  staff: 'history.staff',
  system: 'history.system',
} as const satisfies Record<OrderActor, TextKey>

/** Reason codes of the system and their texts; people write sentences. */
const systemReasons = {
  payment_failed: 'reason.payment_failed',
  payment_expired: 'reason.payment_expired',
  not_placed: 'reason.not_placed',
  unconfirmed: 'reason.unconfirmed',
  payment_changed: 'reason.payment_changed',
} as const satisfies Record<string, TextKey>

function systemReason(reason: string): TextKey | null {
  return Object.hasOwn(systemReasons, reason)
    ? systemReasons[reason as keyof typeof systemReasons]
    : null
}

export function OrderHistory({ order: { history, payment } }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const whyOf = (reason: string): string => {
    const known = systemReason(reason)
    return t('history.reason', { reason: known === null ? reason : t(known) })
  }
  return (
    <Panel title={t('history.title')}>
      {history.length === 0 ? <p>{t('history.empty')}</p> : null}
      <ol className="crm-plain crm-history crm-stack">
        {history.toReversed().map(({ id, from, to, actor, at, reason, who }) => (
          <li key={id}>
            <strong>
              {from === null
                ? t('history.placed')
                : orderStateLabel({ state: to, payment })[locale]}
            </strong>
            <span className="crm-hint">
              <time dateTime={at}>{formatMoment(at)}</time> · {t(actors[actor])}
              {who === null ? null : ` (${who})`}
            </span>
            {reason ? <span>{whyOf(reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
