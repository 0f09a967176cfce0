import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReadModel } from '../../content/read-model.ts'
import { createReader } from '../../content/reader.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { textsOf } from '../../i18n/translator.ts'
import { deliveryFacts } from '../../ui/delivery-facts.ts'
import { Checkout } from './checkout.island.tsx'

const reader = createReader(ReadModel.empty())

const propsIn = (locale: Locale) => ({
  locale,
  delivery: deliveryFacts(reader, locale),
  texts: { ...textsOf(locale, 'forms'), ...textsOf(locale, 'checkout') },
})

describe('Checkout', () => {
  it.each(locales)('renders its form on the server in %s', (locale) => {
    const { texts } = propsIn(locale)
    const html = renderToString(<Checkout {...propsIn(locale)} />)
    expect(html).toContain('data-island="checkout"')
    expect(html).toContain(texts.submit)
    expect(html).toContain('inputMode="tel"')
    expect(html).toContain('autoComplete="street-address"')
  })

  it('has a checkbox per consent and one for a gift, none ticked', () => {
    const html = renderToString(<Checkout {...propsIn('vi')} />)
    const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
    expect(boxes).toHaveLength(6)
    expect(boxes.join()).not.toContain('checked')
    expect(html).toContain('/vn/chinh-sach/chinh-sach-bao-mat')
  })
})
