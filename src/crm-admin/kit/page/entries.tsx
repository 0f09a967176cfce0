import type { ReactNode } from 'react'

interface EntriesProps<Item> {
  items: readonly Item[]
  /** Shown when there are no items. */
  none: string
  /** An `li` with a key. */
  children: (item: Item) => ReactNode
}

export function Entries<Item>({ items, none, children }: EntriesProps<Item>) {
  if (items.length === 0) return <p>{none}</p>
  return <ul className="crm-plain crm-entries">{items.map(children)}</ul>
}
