import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { listOptions } from '../../kit/list/list-page.ts'
import { useDeskTexts } from './desk-texts.ts'
import { orderList } from './order-list.ts'

/** Numbers of the orders of the page that the list showed last. */
const $listed = atom<readonly number[]>([])

/** Remembers the rows of the list, so that an order leads to the next one. */
export function ListedOrders() {
  const search: SearchTexts = useSearch({ strict: false })
  const { data } = useQuery({ ...listOptions(orderList, search), enabled: false })
  useEffect(() => {
    if (data !== undefined) $listed.set(data.rows.map(({ id }) => id))
  }, [data])
  return null
}

/** Leads to the previous and the next order of the list, by button and by K and J. */
export function OrderNeighbours({ order }: { order: number }) {
  const { t } = useDeskTexts()
  const navigate = useNavigate()
  const listed = useStore($listed)
  const here = listed.indexOf(order)
  const go = (to: number | undefined): void => {
    if (to === undefined) return
    // Back leads to the list, not to every order that was read.
    void navigate({ to: '/orders/$orderId', params: { orderId: String(to) }, replace: true })
  }
  const steps = [
    { key: 'k', label: t('neighbours.previous'), sign: '‹', to: listed[here - 1] },
    { key: 'j', label: t('neighbours.next'), sign: '›', to: listed[here + 1] },
  ]
  useShortcuts(here === -1 ? [] : steps.map(({ to, ...step }) => ({ ...step, run: () => go(to) })))
  if (here === -1) return null
  return steps.map(({ key, label, sign, to }) => (
    <Button
      key={key}
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => go(to)}
    >
      {sign}
    </Button>
  ))
}
