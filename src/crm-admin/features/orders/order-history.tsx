import { formatMoment } from '@nas/domain/dates'
import { cancelCauseLabels } from '@nas/domain/order-moves'
import { orderStateLabel } from '@nas/domain/order-states'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useTexts } from '../../kit/texts/texts.ts'
import type { StaffOrder } from './staff-order.ts'

/** Reason codes of the system, which have texts; people write sentences. */
const systemReasons = [
  'payment_failed',
  'payment_expired',
  'not_placed',
  'unconfirmed',
  'payment_changed',
] as const

export function OrderHistory({ order: { history, payment } }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const whyOf = (reason: string): string => {
    const known = systemReasons.find((one) => one === reason)
    return t('history.reason', { reason: known ? t(`reason.${known}`) : reason })
  }
  return (
    <Panel title={t('history.title')}>
      {history.length === 0 ? <p>{t('history.empty')}</p> : null}
      <ol className="crm-plain crm-history crm-stack">
        {history.toReversed().map(({ id, from, to, actor, at, reason, cause, who }) => (
          <li key={id}>
            <strong>
              {from === null
                ? t('history.placed')
                : orderStateLabel({ state: to, payment })[locale]}
            </strong>
            <span className="crm-hint">
              <time dateTime={at}>{formatMoment(at)}</time> · {t(`history.${actor}`)}
              {who === null ? null : ` (${who})`}
            </span>
            {cause && <span>{cancelCauseLabels[cause][locale]}</span>}
            {reason ? <span>{whyOf(reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
