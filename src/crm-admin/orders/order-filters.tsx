import { type OrderState, orderStateLabels, orderStates } from '@nas/domain/order-states'
import { Button, Input, Select } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { SearchIcon } from '../shell/icons.tsx'
import { useTexts } from '../texts/texts.ts'
import type { OrderListQuery } from './order-list-query.ts'

/** SPEC §9: the search waits this long after the last key. */
const debounceMs = 400

interface OrderFiltersProps {
  query: OrderListQuery
  onState: (state: OrderState | null) => void
  onSearch: (search: string) => void
}

export function OrderFilters({ query, onState, onSearch }: OrderFiltersProps) {
  const { t, locale } = useTexts()
  const ids = { search: useId(), state: useId() }
  const [draft, setDraft] = useState(query.search)
  const sent = useRef(query.search)

  // Back and forward change the address under the field.
  useEffect(() => {
    if (query.search === sent.current) return
    sent.current = query.search
    setDraft(query.search)
  }, [query.search])

  const send = (search: string): void => {
    const words = search.trim()
    if (words === sent.current) return
    sent.current = words
    onSearch(words)
  }
  const latestSend = useRef(send)
  latestSend.current = send
  useEffect(() => {
    const timer = setTimeout(() => latestSend.current(draft), debounceMs)
    return () => clearTimeout(timer)
  }, [draft])

  const states = orderStates.map((state) => ({
    value: state,
    label: orderStateLabels[state][locale],
  }))
  return (
    <search className="crm-filters">
      <div>
        <label htmlFor={ids.search}>{t('orders.search')}</label>
        <Input
          id={ids.search}
          className="crm-field"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          prefix={<SearchIcon />}
          placeholder={t('orders.searchHint')}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onPressEnter={() => send(draft)}
        />
      </div>
      <div>
        <label htmlFor={ids.state}>{t('orders.filterState')}</label>
        <Select<OrderState | ''>
          id={ids.state}
          value={query.state ?? ''}
          options={[{ value: '', label: t('orders.allStates') }, ...states]}
          onChange={(state) => onState(state === '' ? null : state)}
          listHeight={400}
          getPopupContainer={(field) => field.parentElement ?? document.body}
        />
      </div>
    </search>
  )
}

interface ClearFiltersProps {
  onClear: () => void
}

export function ClearFilters({ onClear }: ClearFiltersProps) {
  const { t } = useTexts()
  return <Button onClick={onClear}>{t('orders.clear')}</Button>
}
