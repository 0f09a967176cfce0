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

interface RowsTableProps {
  label: string
  headings: readonly string[]
  className?: string
  /** The rows. */
  children: ReactNode
}

/** A small table that scrolls in a narrow window. */
export function RowsTable({ label, headings, className, children }: RowsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs a tab stop.
    <section className={className ?? 'crm-scroll'} tabIndex={0} aria-label={label}>
      <table className="crm-rows">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
