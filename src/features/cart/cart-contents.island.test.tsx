import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReadModel } from '../../content/read-model.ts'
import { createReader } from '../../content/reader.ts'
import en from '../../i18n/locales/en/cart.json'
import vi from '../../i18n/locales/vi/cart.json'
import { deliveryFacts } from '../../ui/delivery-facts.ts'
import { CartContents } from './cart-contents.island.tsx'

const reader = createReader(ReadModel.empty())

describe('CartContents', () => {
  it.each([
    ['vi', vi],
    ['en', en],
  ] as const)('renders the empty cart on the server in %s', (locale, texts) => {
    const html = renderToString(
      <CartContents delivery={deliveryFacts(reader, locale)} locale={locale} texts={texts} />,
    )
    expect(html).toContain('data-island="cart"')
    expect(html).not.toContain('data-ready')
    expect(html).toContain(texts.emptyTitle)
  })
})
