import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../i18n/locales/en/checkout.json'
import vi from '../../i18n/locales/vi/checkout.json'
import { Checkout } from './checkout.island.tsx'

describe('Checkout', () => {
  it.each([
    ['vi', vi],
    ['en', en],
  ] as const)('renders its form on the server in %s', (locale, texts) => {
    const html = renderToString(<Checkout locale={locale} texts={texts} />)
    expect(html).toContain('data-island="checkout"')
    expect(html).toContain(texts.submit)
    expect(html).toContain('inputMode="tel"')
    expect(html).toContain('autoComplete="street-address"')
  })

  it('has a tick for each consent, none given beforehand', () => {
    const html = renderToString(<Checkout locale="vi" texts={vi} />)
    const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
    expect(boxes).toHaveLength(5)
    expect(boxes.join()).not.toContain('checked')
    expect(html).toContain('/vn/chinh-sach/chinh-sach-bao-mat')
  })
})
