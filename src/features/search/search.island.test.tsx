import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import enCard from '../../i18n/locales/en/card.json'
import en from '../../i18n/locales/en/search.json'
import viCard from '../../i18n/locales/vi/card.json'
import vi from '../../i18n/locales/vi/search.json'
import { SearchPanel } from './search.island.tsx'

describe('SearchPanel', () => {
  it.each([
    ['vi', { ...vi, ...viCard }],
    ['en', { ...en, ...enCard }],
  ] as const)('renders closed on the server in %s', (locale, texts) => {
    const html = renderToString(<SearchPanel locale={locale} texts={texts} />)
    expect(html).toContain('data-island="search"')
    expect(html).not.toContain('data-ready')
    expect(html).not.toMatch(/<dialog[^>]*\bopen\b/)
  })
})
