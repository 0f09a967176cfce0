import { randomUUID } from 'node:crypto'
import { api } from '../support/shop.ts'
import { choosePlace } from './checkout-form.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { staffHeaders } from './member.ts'
import { expectNoFindings } from './no-findings.ts'

interface Sent {
  data: { attributes: Record<string, string | null> }[]
}

/** The requests of this name in the list of staff. */
async function foundByStaff(list: 'supports' | 'distributors', name: string) {
  const headers = await staffHeaders()
  const path = `/${list}?filters[name]=${encodeURIComponent(name)}`
  const { body } = await api<Sent>(path, { headers })
  return body.data.map(({ attributes }) => attributes)
}

/** A unique name of the maximum length. */
const someone = () => `Công Tằng Tôn Nữ Thị Ánh ${randomUUID().slice(0, 8)}`

async function fillPerson({ page, say }: Shop, name: string) {
  await page.getByLabel(say('forms.name')).fill(name)
  await page.getByLabel(say('forms.phone')).fill('+84 912 345 678')
}

test('customer care reports missing values, keeps the form, and sends one request to staff', async ({
  shop,
}) => {
  const { page, at, say } = shop
  const name = someone()
  await page.goto(at('/cham-soc-khach-hang?order=NAS261121-42J'))
  const send = page.getByRole('button', { name: say('support.send') })
  await send.click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(say('forms.problemInvalid'))
  await expectNoFindings(page)
  await summary.getByRole('link', { name: say('forms.phoneRequired') }).click()
  await expect(page.getByLabel(say('forms.phone'))).toBeFocused()

  await page.getByLabel(say('forms.phone')).fill('0212345678')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(say('forms.phone'))).toHaveAccessibleDescription(
    new RegExp(say('forms.phoneInvalid')),
  )
  await fillPerson(shop, name)
  await page.getByLabel(say('support.problem')).selectOption(say('support.wrong'))
  await page.getByLabel(say('support.message')).fill('Hộp kem bị móp,\nnắp rò rỉ.')
  await page.reload()
  await expect(page.getByLabel(say('forms.name'))).toHaveValue(name)
  await expect(page.getByLabel(say('support.order'))).toHaveValue('NAS261121-42J')

  await page.route('**/api/supports', (route) => route.abort())
  await send.click()
  await expect(summary).toHaveText(say('forms.problemNetwork'))
  await expect(page.getByLabel(say('support.message'))).toHaveValue('Hộp kem bị móp,\nnắp rò rỉ.')
  await page.unroute('**/api/supports')

  // The answer replaces the form, so it is held until the second press.
  const presses = Promise.withResolvers<void>()
  await page.route('**/api/supports', async (route) => {
    await presses.promise
    await route.continue()
  })
  await send.dblclick()
  presses.resolve()
  await expect(
    page.getByRole('heading', { name: say('support.doneTitle', { name }) }),
  ).toBeFocused()
  await expectNoFindings(page)
  expect(await foundByStaff('supports', name)).toEqual([
    expect.objectContaining({
      phone: '0912345678',
      type: 'wrong',
      order_code: 'NAS261121-42J',
      message: 'Hộp kem bị móp,\nnắp rò rỉ.',
      state: 'new',
    }),
  ])

  await page.getByRole('button', { name: say('support.again') }).click()
  await expect(page.getByLabel(say('forms.name'))).toBeFocused()
  await expect(page.getByLabel(say('support.message'))).toHaveValue('')
  const order = page.getByLabel(say('support.order'))
  await expect(order).toBeVisible()
  await page.getByLabel(say('support.problem')).selectOption(say('support.product'))
  await expect(order).toBeHidden()
})

test('the contact page sends a message without an order', async ({ shop }) => {
  const { page, at, say } = shop
  const name = someone()
  await page.goto(at('/lien-he'))
  await expect(page.getByRole('link', { name: 'cskh@nas.vn' }).first()).toHaveAttribute(
    'href',
    'mailto:cskh@nas.vn',
  )
  await fillPerson(shop, name)
  await page.getByLabel(say('support.message')).fill('Chào NAS')
  await page.getByRole('button', { name: say('support.send') }).click()
  await expect(
    page.getByRole('heading', { name: say('support.doneTitle', { name }) }),
  ).toBeFocused()
  const [sent] = await foundByStaff('supports', name)
  expect(sent).toMatchObject({ order_code: null, message: 'Chào NAS', type: null })
})

test('a partner applies and chooses the place by typing', { tag: '@desktop' }, async ({ shop }) => {
  const { page, at, say } = shop
  const name = someone()
  await page.goto(at('/kinh-doanh-cung-nas'))
  await page.getByRole('link', { name: say('business.toForm') }).click()
  await page.getByRole('button', { name: say('business.send') }).click()
  const summary = page.getByRole('alert')
  await expect(
    summary.getByRole('link', { name: say('business.occupationRequired') }),
  ).toBeVisible()
  await expect(summary.getByRole('link')).toHaveCount(4)

  await fillPerson(shop, name)
  await page.getByLabel(say('business.occupation')).fill('Dược sĩ')
  await choosePlace(page, say('forms.province'), 'ho chi minh', 'Thành phố Hồ Chí Minh')
  await choosePlace(page, say('forms.ward'), 'sai gon', 'Phường Sài Gòn')
  await page.getByLabel(say('forms.address')).fill('12 Nguyễn Huệ')
  await page.getByRole('button', { name: say('business.send') }).click()
  await expect(
    page.getByRole('heading', { name: say('business.doneTitle', { name }) }),
  ).toBeFocused()
  expect(await foundByStaff('distributors', name)).toEqual([
    expect.objectContaining({
      occupation: 'Dược sĩ',
      company: null,
      province: 'Thành phố Hồ Chí Minh',
      district: null,
      ward: 'Phường Sài Gòn',
      state: 'new',
    }),
  ])
})
