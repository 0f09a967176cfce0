import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReadModel } from '../../content/read-model.ts'
import { createReader } from '../../content/reader.ts'
import { textsOf } from '../../i18n/translator.ts'
import { deliveryFacts } from '../../ui/delivery-facts.ts'
import { CartPage } from './cart-page.island.tsx'

const reader = createReader(ReadModel.empty())

describe('CartPage', () => {
  it.each(['vi', 'en'] as const)('shows its title alone on the server in %s', (locale) => {
    const [cart, forms] = [textsOf(locale, 'cart'), textsOf(locale, 'forms')]
    const html = renderToString(
      <CartPage delivery={deliveryFacts(reader, locale)} locale={locale} texts={{ cart, forms }} />,
    )
    expect(html).toContain('data-island="cart-page"')
    expect(html).toContain(`>${cart.title}</h1>`)
    expect(html).not.toContain('cart-line')
  })
})
