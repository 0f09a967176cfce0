import { eventually } from '../support/eventually.ts'
import { newPhone } from '../support/new-phone.ts'
import { api, orderOf, pageText, productBySlug } from '../support/shop.ts'
import { expect, test } from './fixtures.ts'
import { lastPieces, removeProducts } from './last-pieces.ts'
import { expectNoFindings } from './no-findings.ts'
import { lineOf, storeText } from './stored-cart.ts'

test('the last piece ends the sale on the page, the card, in the search and in the cart', async ({
  page,
  say,
  at,
}) => {
  const { product, other } = await lastPieces()
  const { name, slug } = product.attributes
  const path = at(`/san-pham/${slug}`)
  try {
    await eventually('its page', async () => (await pageText(path)).includes('schema.org/InStock'))
    await page.goto(path)
    const add = page.getByRole('button', { name: say('card.add'), exact: true }).first()
    const quantity = page.getByRole('spinbutton', { name: say('product.quantity') })
    await quantity.fill('3')
    await add.click()
    await expect(page.getByText(say('product.onlyLeft', { count: '2' }))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(quantity).toBeFocused()

    const body = orderOf(product.id, 2, { phone: newPhone() })
    expect((await api('/app/createorder', { method: 'POST', body })).status).toBe(200)
    const sold = Date.now()
    await eventually('sold out', async () => (await pageText(path)).includes('OutOfStock'), 10_000)
    console.log(`sold out after ${Date.now() - sold} ms`)
    expect(await productBySlug(slug)).toMatchObject({ attributes: { available: false } })

    await eventually('its card', async () =>
      (await pageText(at(`/san-pham/${other.attributes.slug}`))).includes('product-card__out'),
    )

    await page.reload()
    await expect(page.getByText(say('product.soldOut'))).toBeVisible()
    await expect(page.getByText(say('product.alternatives'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('product.buyNow') })).toHaveCount(0)
    await expectNoFindings(page)

    await storeText(page, JSON.stringify([lineOf(product)]))
    await page.locator('[data-open-panel="cart"]').first().click()
    const cart = page.getByRole('dialog', { name: say('cart.title') })
    await expect(cart.getByText(say('cart.soldOut'))).toBeVisible()
    const tick = cart.getByRole('checkbox', { name: say('cart.selectItem', { name }) })
    await expect(tick).toBeDisabled()
    await expect(tick).not.toBeChecked()

    await page.goto(at(`/faq?q=${encodeURIComponent(name)}`))
    const found = page.getByRole('listitem').filter({ hasText: name })
    await expect(found.getByText(say('card.out'))).toBeVisible()
    await expect(found.getByRole('button', { name: say('card.addNamed', { name }) })).toHaveCount(0)
  } finally {
    await removeProducts(product, other)
  }
})
