import { formatPhone } from '@nas/domain/contact'
import { formatPrice } from '@nas/domain/money'
import type { Permission } from '@nas/domain/roles'
import { normaliseText } from '@nas/domain/text'
import { useQueries } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { productList } from '../features/content/content-lists.ts'
import { orderList } from '../features/orders/order-list.ts'
import { userList } from '../features/users/user-list.ts'
import { fetchPage, keysOf } from '../kit/list/list-page.ts'
import type { ListSpec } from '../kit/list/list-search.ts'
import { searchDelayMs } from '../kit/list/list-search.ts'
import { type TextKey, useTexts } from '../kit/texts/texts.ts'
import { sectionsFor } from '../shell/sections.ts'
import { useMay } from '../shell/use-may.ts'

export interface Target {
  key: string
  label: string
  /** Distinguishes records with the same name. */
  hint?: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

const maxFound = 5

/** Minimum length of a search; shorter words match too much. */
const minLength = 2

/** Finds records of a list by words. */
function finder<Row>(
  list: ListSpec<Row>,
  needs: Permission,
  label: TextKey,
  targetOf: (row: Row) => Target,
) {
  const queryOf = (words: string) => ({
    queryKey: [...keysOf(list.resource).all, 'found', words] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { rows } = await fetchPage(list, { q: words }, signal)
      return rows.slice(0, maxFound).map(targetOf)
    },
    enabled: words.length >= minLength,
  })
  return { needs, label, queryOf }
}

const finders = [
  finder(orderList, 'orders.read', 'palette.orders', ({ id, code, name, phone }) => ({
    key: `order-${id}`,
    label: code,
    hint: `${name} · ${formatPhone(phone)}`,
    link: { to: '/orders/$orderId', params: { orderId: String(id) } },
  })),
  finder(userList, 'people.read', 'palette.users', ({ id, fullname, username, email, phone }) => ({
    key: `user-${id}`,
    label: fullname || username,
    hint: phone ? `${email} · ${formatPhone(phone)}` : email,
    link: { to: '/users/$userId', params: { userId: String(id) } },
  })),
  finder(productList, 'content', 'palette.products', ({ id, name, price }) => ({
    key: `product-${id}`,
    label: name,
    hint: formatPrice(price),
    link: { to: '/products/$recordId', params: { recordId: String(id) } },
  })),
]

/** The words after a pause in typing; letters that are still being composed do not count. */
function useSettled(words: string, isComposing: boolean): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => setSettled(words), searchDelayMs)
    return () => clearTimeout(timer)
  }, [words, isComposing])
  return settled
}

/** Screens, records and searches in lists that match the words and that the caller may open. */
export function usePaletteTargets(typed: string, isComposing: boolean) {
  const { t } = useTexts()
  const may = useMay()
  const words = typed.trim()
  const settled = useSettled(words, isComposing)
  const allowed = finders.filter(({ needs }) => may(needs))
  const results = useQueries({ queries: allowed.map(({ queryOf }) => queryOf(settled)) })
  const isCurrent = words !== '' && settled === words

  const sections = sectionsFor(may)
  const screens = sections
    .map(({ name, to }): Target => ({ key: to, label: t(`menu.${name}`), link: { to } }))
    .filter(({ label }) => normaliseText(label).includes(normaliseText(words)))
  const lists = sections
    .filter(({ hasSearch = false }) => hasSearch && words !== '')
    .map(
      ({ name, to }): Target => ({
        key: `${to}?`,
        label: t('keys.searchIn', { words, list: t(`menu.${name}`) }),
        link: { to, search: { q: words } },
      }),
    )
  const records = allowed.map(({ label }, index) => ({
    label,
    targets: isCurrent ? (results[index]?.data ?? []) : [],
  }))
  const groups = [
    { label: 'palette.screens' as const, targets: screens },
    ...records,
    { label: 'palette.lists' as const, targets: lists },
  ]
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    isSearching: words !== settled || results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}
