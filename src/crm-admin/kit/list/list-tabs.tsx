import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SearchTexts } from '../address/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import { withoutPage } from './list-search.ts'
import type { ListTabs as Tabs } from './list-view.ts'

/** Links, so that they open in tabs of the browser; the strip scrolls where they do not fit. */
export function ListTabs({ tabs, search }: { tabs: Tabs; search: SearchTexts }) {
  const { name, label, options, counts } = tabs
  const { t, locale } = useTexts()
  const { [name]: chosen = '', ...others } = withoutPage(search)
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector(`[data-tab="${chosen}"]`)
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const countOf = (value: string): number | undefined => {
    if (counts === undefined) return undefined
    if (value !== '') return counts.get(value) ?? 0
    return [...counts.values()].reduce((sum, count) => sum + count, 0)
  }
  return (
    <nav ref={strip} className="crm-tabs" aria-label={label}>
      {[{ value: '', label: t('list.all') }, ...options].map(({ value, label }) => (
        <Link
          key={value}
          data-tab={value}
          to="."
          // Otherwise the link without the filter is current, too.
          activeOptions={{ exact: true, includeSearch: true }}
          search={value === '' ? others : { ...others, [name]: value }}
          {...(value === chosen && { 'aria-current': 'true' as const })}
        >
          {label}{' '}
          <span className="crm-muted">
            {countOf(value)?.toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-GB')}
          </span>
        </Link>
      ))}
    </nav>
  )
}
