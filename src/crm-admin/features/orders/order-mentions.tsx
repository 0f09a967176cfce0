import { listMentions, readMentions } from '@nas/contract/order-notes/operations'
import { formatMoment } from '@nas/domain/dates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Popover } from 'antd'
import { useEffect } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useDeskTexts } from './desk-texts.ts'

const mentionsOptions = {
  queryKey: ['mentions'],
  queryFn: () => runOperation(listMentions, {}),
  refetchInterval: 60_000,
}

/** Notes that mention the caller, until their orders are opened; nothing without any. */
export function OrderMentions() {
  const { t } = useDeskTexts()
  const { data: mentions = [] } = useQuery(mentionsOptions)
  if (mentions.length === 0) return null
  const label = t('mentions', { count: mentions.length })
  const content = (
    <ul className="crm-plain crm-stack crm-popup">
      {mentions.map(({ order, code, words, who, at }) => (
        <li key={`${order} ${at}`}>
          <Link to="/orders/$orderId" params={{ orderId: String(order) }}>
            {code}
          </Link>{' '}
          <span className="crm-hint">{formatMoment(at)}</span>
          <p className="crm-words">{t('mentions.of', { who: who ?? '', words })}</p>
        </li>
      ))}
    </ul>
  )
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button type="primary" aria-label={label} title={label}>
        @ {mentions.length}
      </Button>
    </Popover>
  )
}

/** Marks the mentions of an open order as read. */
export function useReadMentions(order: number): void {
  const queries = useQueryClient()
  const { data } = useQuery(mentionsOptions)
  const isMentioned = data?.some((mention) => mention.order === order) ?? false
  useEffect(() => {
    if (!isMentioned) return
    void runOperation(readMentions, { order })
      .then(() => queries.invalidateQueries({ queryKey: mentionsOptions.queryKey }))
      .catch(() => undefined)
  }, [isMentioned, order, queries])
}
