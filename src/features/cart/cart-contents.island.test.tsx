import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReadModel } from '../../content/read-model.ts'
import { createReader } from '../../content/reader.ts'
import { textsOf } from '../../i18n/translator.ts'
import { deliveryFacts } from '../../ui/delivery-facts.ts'
import { CartContents } from './cart-contents.island.tsx'

const reader = createReader(ReadModel.empty())

describe('CartContents', () => {
  it.each(['vi', 'en'] as const)('renders the empty cart on the server in %s', (locale) => {
    const texts = textsOf(locale, 'cart')
    const html = renderToString(
      <CartContents delivery={deliveryFacts(reader, locale)} locale={locale} texts={texts} />,
    )
    expect(html).toContain('data-island="cart"')
    expect(html).not.toContain('data-ready')
    expect(html).toContain(texts.emptyTitle)
  })
})
