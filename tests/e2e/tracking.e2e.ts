import { orderStateLabels } from '@nas/domain/order-states'
import { orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

const path = '/theo-doi-don-hang'

test('a guest tracks an order by code and phone, without its address', async ({ shop }) => {
  const { page, at, say, shopLocale } = shop
  const product = await productBySlug('tinh-chat-phuc-hoi-b5')
  const { body } = await placeOrder(orderOf(product?.id ?? 0))
  const { code } = body.data.attributes
  await page.goto(at('/faq'))
  const footer = page.getByRole('contentinfo')
  const help = footer.getByRole('navigation', { name: /^(Hỗ trợ|Help)$/ })
  const link = help.getByRole('link', { name: say('chrome.trackOrder') })
  // A phone shows the groups collapsed.
  await expect(link).toBeHidden()
  expect((await footer.boundingBox())?.height).toBeLessThan(844)
  await help.locator('summary').press('Enter')
  await link.click()
  await expect(page).toHaveURL(at(path))
  const codeField = page.getByLabel(say('tracking.code'))
  const phoneField = page.getByLabel(say('tracking.phone'))
  const track = page.getByRole('button', { name: say('tracking.submit') })

  await track.click()
  await expect(codeField).toBeFocused()
  await expect(codeField).toHaveAccessibleDescription(new RegExp(say('tracking.codeRequired')))
  await expectNoFindings(page)

  await codeField.fill(code.toLowerCase().replace('-', ''))
  await phoneField.fill('0987654321')
  await track.click()
  await expect(page.getByRole('alert')).toHaveText(say('tracking.unknown'))
  await expect(page.getByRole('alert')).toBeFocused()

  await phoneField.fill('+84 912 345 678')
  await phoneField.press('Enter')
  await expect(page.getByRole('heading', { name: say('tracking.found', { code }) })).toBeFocused()
  await expect(page.getByText(orderStateLabels.new[shopLocale], { exact: true })).toBeVisible()
  const main = page.getByRole('main')
  for (const secret of ['Nguyễn Thị Thử', '12 Nguyễn Huệ']) {
    await expect(main).not.toContainText(secret)
  }
  await expectNoFindings(page)

  await main.getByRole('link', { name: say('order.help') }).click()
  await expect(page).toHaveURL(at(`/cham-soc-khach-hang?order=${code}`))
  await expect(page.getByLabel(say('support.order'))).toHaveValue(code)

  await page.goBack()
  await expect(phoneField).toHaveValue('+84 912 345 678')
  await track.click()
  await expect(page.getByRole('heading', { name: say('tracking.found', { code }) })).toBeFocused()
})
