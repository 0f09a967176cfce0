import { lastPieces, removeProducts } from '../e2e/last-pieces.ts'
import { lineOf, storeText } from '../e2e/stored-cart.ts'
import { eventually } from '../support/eventually.ts'
import { newPhone } from '../support/new-phone.ts'
import { api, orderOf, pageText } from '../support/shop.ts'
import { test } from './shot.ts'

test('sold out, page and cart', async ({ page, at, shoot }) => {
  const { product, other } = await lastPieces()
  const path = at(`/san-pham/${product.attributes.slug}`)
  try {
    await eventually('its page', async () => (await pageText(path)).includes('InStock'))
    const body = orderOf(product.id, 2, { phone: newPhone() })
    await api('/app/createorder', { method: 'POST', body })
    await eventually('sold out', async () => (await pageText(path)).includes('OutOfStock'))
    await page.goto(path)
    await shoot('sold-out', 'screen')
    await storeText(page, JSON.stringify([lineOf(product)]))
    await page.locator('[data-open-panel="cart"]').first().click()
    await page.getByRole('checkbox').nth(1).waitFor()
    await shoot('sold-out-cart', 'screen')
  } finally {
    await removeProducts(product, other)
  }
})
