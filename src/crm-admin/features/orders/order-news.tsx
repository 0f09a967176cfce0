import { useStore } from '@nanostores/react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { checkedAtom } from '../../../stores/checked-storage.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { fetchPage, type ListPage } from '../../kit/list/list-page.ts'
import { useDeskTexts } from './desk-texts.ts'
import { followOrders, type OrderChanges } from './follow-orders.ts'
import { orderList } from './order-list.ts'
import { orderKeys } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'

const $sound = checkedAtom(staffKeys.staffSound, false, (stored) => stored === true)

/** New orders since the list was loaded; its rows follow the changes of others in place. */
export function OrderNews() {
  const { t } = useDeskTexts()
  const { count, show } = useOrderNews()
  const sound = useStore($sound)
  useEffect(() => {
    if (count === 0) return
    const title = document.title
    document.title = `(${count}) ${title}`
    return () => {
      if (document.title === `(${count}) ${title}`) document.title = title
    }
  }, [count])
  useEffect(() => {
    if (count > 0 && sound) beep()
  }, [count, sound])
  return (
    <>
      <span role="status" className="crm-news">
        {count > 0 && (
          <Button type="primary" onClick={show}>
            {t('news', { count })}
          </Button>
        )}
      </span>
      <Button
        type={sound ? 'primary' : 'default'}
        aria-label={t('sound')}
        aria-pressed={sound}
        title={t('sound')}
        onClick={() => $sound.set(!sound)}
      >
        ♪
      </Button>
    </>
  )
}

const shownLists = { queryKey: [...orderKeys.all, 'list'] } as const

function useOrderNews() {
  const queries = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    let seen: Set<number> | null = null
    const leaving = new AbortController()
    const onChanges = ({ now, orders }: OrderChanges) => {
      const placed = orders.filter(({ is_new }) => is_new).map(({ id }) => id)
      const known = seen ?? knownAtFirst(orders, Date.parse(now) - msSinceLoaded(queries))
      const unknown = placed.filter((id) => !known.has(id))
      seen = new Set([...known, ...placed])
      if (unknown.length > 0) setFresh((before) => new Set([...before, ...unknown]))
      // After a failure, the next answer names the same changes.
      refreshRows(queries, orders).catch(() => undefined)
    }
    followOrders(onChanges, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [queries])
  return {
    count: fresh.size,
    show: () => {
      setFresh(new Set())
      void queries.invalidateQueries({ queryKey: orderKeys.all })
    },
  }
}

/** Time in ms since the list was loaded; 0 while it loads. */
function msSinceLoaded(queries: ReturnType<typeof useQueryClient>): number {
  const lists = queries.getQueryCache().findAll({ ...shownLists, type: 'active' })
  const loaded = Math.max(0, ...lists.map(({ state }) => state.dataUpdatedAt))
  return loaded === 0 ? 0 : Date.now() - loaded
}

/** The orders that a list loaded at this moment of the server's clock may contain. */
const knownAtFirst = (orders: OrderChanges['orders'], loaded: number): Set<number> =>
  new Set(
    orders
      .filter(({ created_at }) => created_at === undefined || Date.parse(created_at) <= loaded)
      .map(({ id }) => id),
  )

/** Replaces the visible rows that changed elsewhere; none moves, appears or disappears. */
async function refreshRows(
  queries: ReturnType<typeof useQueryClient>,
  changed: OrderChanges['orders'],
): Promise<void> {
  const lists = { ...shownLists, type: 'active' } as const
  const versions = new Map(changed.map(({ id, updated_at }) => [id, updated_at]))
  const stale = queries
    .getQueriesData<ListPage<StaffOrder>>(lists)
    .flatMap(([, page]) => page?.rows ?? [])
    .filter(({ id, updatedAt }) => (versions.get(id) ?? updatedAt) !== updatedAt)
    .map(({ id }) => id)
  if (stale.length === 0) return
  const only = { ...orderList, filters: { id: { accepts: () => true, where: () => byId(stale) } } }
  const { rows } = await fetchPage(only, { id: 'stale', size: '100' }, new AbortController().signal)
  const current = new Map(rows.map((row) => [row.id, row]))
  queries.setQueriesData<ListPage<StaffOrder>>(
    lists,
    (page) => page && { ...page, rows: page.rows.map((row) => current.get(row.id) ?? row) },
  )
}

const byId = (ids: readonly number[]) => ({ id: { $in: ids } })

/** A short tone; browsers stay silent until the page was pressed once. */
function beep(): void {
  const context = new AudioContext()
  const tone = context.createOscillator()
  tone.frequency.value = 880
  tone.connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + 0.15)
  tone.onended = () => void context.close()
}
