import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../i18n/locales/en/cart.json'
import vi from '../../i18n/locales/vi/cart.json'
import { CartPanel } from './cart-panel.island.tsx'

describe('CartPanel', () => {
  it.each([
    ['vi', vi],
    ['en', en],
  ] as const)(
    'renders closed on the server in %s, without what only the browser knows',
    (locale, texts) => {
      const html = renderToString(<CartPanel locale={locale} texts={texts} />)
      expect(html).toContain('data-island="cart"')
      expect(html).not.toContain('data-ready')
      expect(html).not.toMatch(/<dialog[^>]*\bopen\b/)
    },
  )
})
