import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReadModel } from '../../content/read-model.ts'
import { createReader } from '../../content/reader.ts'
import cartEn from '../../i18n/locales/en/cart.json'
import formsEn from '../../i18n/locales/en/forms.json'
import cartVi from '../../i18n/locales/vi/cart.json'
import formsVi from '../../i18n/locales/vi/forms.json'
import { deliveryFacts } from '../../ui/delivery-facts.ts'
import { CartPage } from './cart-page.island.tsx'

const reader = createReader(ReadModel.empty())

describe('CartPage', () => {
  it.each([
    ['vi', cartVi, formsVi],
    ['en', cartEn, formsEn],
  ] as const)('shows its title alone on the server in %s', (locale, cart, forms) => {
    const html = renderToString(
      <CartPage delivery={deliveryFacts(reader, locale)} locale={locale} texts={{ cart, forms }} />,
    )
    expect(html).toContain('data-island="cart-page"')
    expect(html).toContain(`>${cart.title}</h1>`)
    expect(html).not.toContain('cart-line')
  })
})
