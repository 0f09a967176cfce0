import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../i18n/translator.ts'
import { SearchPanel } from './search.island.tsx'

describe('SearchPanel', () => {
  it.each(['vi', 'en'] as const)('renders closed on the server in %s', (locale) => {
    const texts = { ...textsOf(locale, 'search'), ...textsOf(locale, 'card') }
    const html = renderToString(<SearchPanel locale={locale} texts={texts} />)
    expect(html).toContain('data-island="search"')
    expect(html).not.toContain('data-ready')
    expect(html).not.toMatch(/<dialog[^>]*\bopen\b/)
  })
})
