import { formatPhone } from '@nas/domain/contact'
import type { Permission } from '@nas/domain/duties'
import { formatPrice } from '@nas/domain/money'
import type { LinkProps } from '@tanstack/react-router'
import { productList } from '../features/content/content-lists.ts'
import { orderList } from '../features/orders/order-list.ts'
import { userList } from '../features/users/user-list.ts'
import { fetchPage, keysOf } from '../kit/list/list-page.ts'
import type { ListSpec } from '../kit/list/list-search.ts'
import type { TextKey } from '../kit/texts/texts.ts'

/** A destination of the palette. */
export interface Target {
  key: string
  label: string
  /** Distinguishes records with the same name. */
  hint?: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** Finds records by words. */
interface Finder {
  resource: string
  needs: Permission
  /** Name of its group. */
  label: TextKey
  /** @throws ApiError */
  find(words: string, signal: AbortSignal): Promise<Target[]>
}

const maxFound = 5

function finderOf<Row>(
  list: ListSpec<Row>,
  { targetOf, ...finder }: Pick<Finder, 'needs' | 'label'> & { targetOf(row: Row): Target },
): Finder {
  return {
    ...finder,
    resource: list.resource,
    find: async (words, signal) => {
      const { rows } = await fetchPage(list, { q: words }, signal)
      return rows.slice(0, maxFound).map(targetOf)
    },
  }
}

const finders: readonly Finder[] = [
  finderOf(orderList, {
    needs: 'orders.read',
    label: 'palette.orders',
    targetOf: ({ id, code, name, phone }) => ({
      key: `order-${id}`,
      label: code,
      hint: `${name} · ${formatPhone(phone)}`,
      link: { to: '/orders/$orderId', params: { orderId: String(id) } },
    }),
  }),
  finderOf(userList, {
    needs: 'people.read',
    label: 'palette.users',
    targetOf: ({ id, fullname, username, email, phone }) => ({
      key: `user-${id}`,
      label: fullname || username,
      hint: phone ? `${email} · ${formatPhone(phone)}` : email,
      link: { to: '/users/$userId', params: { userId: String(id) } },
    }),
  }),
  finderOf(productList, {
    needs: 'content',
    label: 'palette.products',
    targetOf: ({ id, name, price }) => ({
      key: `product-${id}`,
      label: name,
      hint: formatPrice(price),
      link: { to: '/products/$recordId', params: { recordId: String(id) } },
    }),
  }),
]

/** Minimum length of a search; shorter words match too much. */
const minLength = 2

/** The record searches that these permissions allow. */
export function findersFor(may: (permission: Permission) => boolean, words: string) {
  return finders
    .filter(({ needs }) => may(needs))
    .map(({ resource, label, find }) => ({
      queryKey: [...keysOf(resource).all, 'found', words] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
      enabled: words.length >= minLength,
      meta: { label },
    }))
}
