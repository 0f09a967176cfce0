import { addToCart, checkOut } from './add-to-cart.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { printedPages } from './printed-pages.ts'

test('an order is printed on one page below a static header', async ({ page, say, at }) => {
  for (const slug of ['xa-phong-tram-yen-mach', 'xit-khoang-cap-am']) {
    await page.goto(at(`/san-pham/${slug}`))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(say('chrome.skip'))).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await addToCart(page, say)
  }
  await checkOut(page.getByRole('dialog', { name: say('cart.title') }), say)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await page.getByRole('button', { name: say('checkout.submit') }).click()
  await expect(page.getByRole('heading', { name: say('order.thanksTitle') })).toBeVisible()
  await page.mouse.wheel(0, 400)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  expect(await printedPages(page)).toBe(1)
})
