import { randomUUID } from 'node:crypto'
import { api } from '../support/shop.ts'
import { addToCart } from './add-to-cart.ts'
import { fillReceiver, giveConsents, receiver } from './checkout-form.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { newMember } from './member.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'
import { signIn } from './signed-in.ts'

async function openCheckout({ page, at, say }: Shop) {
  await page.goto(at('/san-pham/tinh-chat-phuc-hoi-b5'))
  await addToCart(page, say)
  await page.goto(at('/thanh-toan'))
}

const submit = ({ page, say }: Shop) =>
  page.getByRole('button', { name: say('checkout.submit') }).click()

test('a guest registers with the order and finds it in the account', async ({ shop }) => {
  const { page, at, say, shopLocale } = shop
  await openCheckout(shop)
  const summary = page.getByRole('region', { name: say('checkout.summaryTitle') })
  await expect(summary.getByText('485.000đ').first()).toBeInViewport()
  const product = summary.getByText(await named('products', 'tinh-chat-phuc-hoi-b5', shopLocale))
  await expect(product).toBeHidden()
  await summary.getByRole('button', { name: say('checkout.showLines', { count: 1 }) }).click()
  await expect(product).toBeVisible()
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await page.getByRole('checkbox', { name: say('checkout.createAccount') }).check()
  const email = page.getByRole('textbox', { name: say('forms.email') })
  const password = page.getByRole('textbox', { name: say('forms.password'), exact: true })
  await submit(shop)
  await expect(email).toHaveAccessibleDescription(say('forms.emailRequired'))
  await expect(page.getByRole('link', { name: say('forms.passwordRequired') })).toBeVisible()
  await expectNoFindings(page)

  await password.fill('hoa sữa rụng đêm mưa')
  await email.fill(`khach-${randomUUID()}@nas.test`)
  await submit(shop)
  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  await expect(page.getByText(say('checkout.accountCreated'), { exact: true })).toBeVisible()
  await expect(page.locator('[data-greeting]').first()).toHaveText(receiver.name)
  const code = (await page.locator('[data-order-code]').textContent()) ?? 'no code'
  await page.goto(at('/don-hang'))
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible()
})

test('a member orders to a saved address with earlier consents', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page, at, say } = shop
  const member = await newMember()
  const there = { province: 'Thành phố Hồ Chí Minh', district: 'Quận 1', ward: 'Phường Bến Nghé' }
  const saved = {
    '3 Quang Trung': { ...there, province: 'Tỉnh Hà Tây' },
    '7 Yersin': { ...there, province: 'Tỉnh Bình Dương' },
    '25 Lê Lợi': there,
    '12 Nguyễn Huệ': there,
  }
  for (const [address, place] of Object.entries(saved)) {
    const { status } = await api('/addresses', {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.token}` },
      body: { data: { name: 'Lê Thị Đơn', phone: '0987654321', address, ...place } },
    })
    expect(status).toBe(200)
  }
  const agreed = { consent_data: true, consent_policy: true }
  const headers = { Authorization: `Bearer ${member.token}` }
  await api(`/users/${member.id}`, { method: 'PUT', headers, body: agreed })
  await signIn(page, member)
  await openCheckout(shop)
  const street = page.getByRole('textbox', { name: say('forms.address') })
  await expect(page.getByRole('radio', { name: '12 Nguyễn Huệ' })).toBeChecked()
  await expect(street).toHaveCount(0)
  const successor = say('forms.placeSuccessor', { name: 'Thành phố Hồ Chí Minh' })
  await expect(
    page.getByRole('radio', { name: new RegExp(`7 Yersin.*${successor}`) }),
  ).toBeVisible()
  const note = page.getByRole('textbox', { name: say('checkout.note') })
  await note.fill('Gọi trước')
  await page.getByRole('radio', { name: '3 Quang Trung' }).click()
  await expect(page.getByText(say('checkout.savedProvinceGone'))).toBeVisible()
  await expect(street).toHaveValue('3 Quang Trung')
  await expect(note).toHaveValue('Gọi trước')
  await page.getByRole('radio', { name: '25 Lê Lợi' }).check()
  await expect(page.getByText(say('checkout.savedProvinceGone'))).toBeHidden()
  await expectNoFindings(page)
  await page.getByRole('button', { name: say('checkout.editReceiver') }).click()
  await expect(page.getByRole('textbox', { name: say('forms.name') })).toBeFocused()
  await expect(street).toHaveValue('25 Lê Lợi')
  const ward = page.getByRole('combobox', { name: say('forms.ward') })
  await expect(ward).toHaveValue('Phường Bến Nghé')
  await expectNoFindings(page)
  // Consents given with the account are shown, not asked for.
  const given = page.getByRole('group', { name: say('forms.consents') })
  await expect(given).toContainText(say('forms.consentPolicyGiven'))
  await expect(given.getByRole('checkbox', { name: say('checkout.consentData') })).toHaveCount(0)
  const save = page.getByRole('checkbox', { name: say('checkout.saveAddress') })
  await expect(save).toHaveCount(0)
  await street.fill('26 Lê Lợi')
  await expect(save).toBeChecked()
  await submit(shop)
  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  await expect(page.getByText('26 Lê Lợi').first()).toBeVisible()
  const { body } = await api<{ data: { attributes: { address: string } }[] }>('/addresses', {
    headers,
  })
  expect(body.data.map(({ attributes }) => attributes.address).toSorted()).toEqual(
    [...Object.keys(saved), '26 Lê Lợi'].toSorted(),
  )
})
