import { orderFieldLabels } from '@nas/contract/field-labels'
import { listOrderEdits } from '@nas/contract/order-edits/operations'
import { callResultLabels } from '@nas/domain/call-results'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { cancelCauseLabels } from '@nas/domain/order-moves'
import { orderStateLabel } from '@nas/domain/order-states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { runOperation } from '../../../api-client/run-operation.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { orderKeys } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'

/** Reason codes of the system, which have texts; people write sentences. */
const systemReasons = [
  'payment_failed',
  'payment_expired',
  'not_placed',
  'unconfirmed',
  'payment_changed',
] as const

interface Event {
  key: string
  /** Not printed: the paper goes into the parcel. */
  isInternal?: true
  at: string
  title: string
  who: string | null
  /** Paragraphs below the title; empty ones are left out. */
  words?: (string | null | undefined)[]
}

/** Moves, edits, calls, notes and refunds of an order, newest first. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const events = [...useMoves(order), ...useNotes(order), ...useRefunds(order), ...useEdits(order)]
  return (
    <Panel title={t('history.title')}>
      {events.length === 0 && <p>{t('history.empty')}</p>}
      <ol className="crm-plain crm-history crm-stack">
        {events
          .toSorted((one, other) => one.at.localeCompare(other.at))
          .toReversed()
          .map(({ key, isInternal, at, title, who, words = [] }) => (
            <li key={key} className={isInternal && 'crm-internal'}>
              <strong>{title}</strong>
              <span className="crm-hint">
                <time dateTime={at}>{formatMoment(at)}</time>
                {who !== null && ` · ${who}`}
              </span>
              {words.map(
                (text) =>
                  text && (
                    <span key={text} className="crm-words">
                      {text}
                    </span>
                  ),
              )}
            </li>
          ))}
      </ol>
    </Panel>
  )
}

function useMoves({ history, payment }: StaffOrder): Event[] {
  const { t, locale } = useDeskTexts()
  const whyOf = (reason: string): string => {
    const known = systemReasons.find((one) => one === reason)
    return t('history.reason', { reason: known ? t(`reason.${known}`) : reason })
  }
  return history.map(({ id, from, to, actor, at, reason, cause, who }) => ({
    key: String(id),
    at,
    title:
      from === null
        ? t(actor === 'staff' ? 'history.placedByStaff' : 'history.placed')
        : orderStateLabel({ state: to, payment })[locale],
    who: who === null ? t(`history.${actor}`) : `${t(`history.${actor}`)} (${who})`,
    words: [cause && cancelCauseLabels[cause][locale], reason && whyOf(reason)],
  }))
}

function useNotes({ notes }: StaffOrder): Event[] {
  const { t, locale } = useDeskTexts()
  return notes.map(({ id, at, call, call_at, words, who }) => ({
    key: String(id),
    isInternal: true,
    at,
    title: call
      ? t('timeline.call', { result: callResultLabels[call][locale] })
      : t('timeline.note'),
    who,
    words: [words, call_at && t('timeline.callAgain', { at: formatMoment(call_at) })],
  }))
}

function useEdits({ id, updatedAt }: StaffOrder): Event[] {
  const { t, locale } = useDeskTexts()
  const { data = [] } = useQuery({
    queryKey: [...orderKeys.one(id), 'edits', updatedAt],
    queryFn: () => runOperation(listOrderEdits, { order: id }),
    placeholderData: keepPreviousData,
  })
  const labels: Readonly<Record<string, string>> = {
    district: t('edit.district'),
    ward: t('edit.ward'),
    split_to: t('edit.split_to'),
    split_from: t('edit.split_from'),
    merged_from: t('edit.merged_from'),
    ...Object.fromEntries(
      Object.entries(orderFieldLabels).map(([name, label]) => [name, label[locale]]),
    ),
  }
  return data.map(({ id: key, at, who, changes }) => ({
    key,
    isInternal: true,
    at,
    title: t('timeline.edit'),
    who,
    words: changes.map(({ field, name, before, after }) => {
      const what = name ?? labels[field] ?? field
      return t('timeline.change', { what, before: before ?? '–', after: after ?? '–' })
    }),
  }))
}

function useRefunds({ refunds }: StaffOrder): Event[] {
  const { t } = useDeskTexts()
  return refunds.flatMap((refund) => {
    const { id, amount, proposed_at, settled_at, note } = refund
    const sum = { amount: amount === null ? '' : formatPrice(amount) }
    const event = (
      step: 'refundDue' | 'refundProposed' | 'refunded',
      at: string | null,
      who: string | null,
      words: Event['words'] = [],
    ): Event[] =>
      at === null
        ? []
        : [{ key: `${id}-${step}`, at, title: t(`timeline.${step}`, sum), who, words }]
    return [
      ...event('refundDue', refund.at, null),
      ...event('refundProposed', proposed_at, refund.proposer),
      ...event('refunded', settled_at, refund.settler, [note]),
    ]
  })
}
