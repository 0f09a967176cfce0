import { api, productBySlug } from '../support/shop.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { type Member, newMember, orderBy } from './member.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn } from './signed-in.ts'

const area = '/thanh-vien-nas'

async function openSignedIn({ page, at }: Shop, hash: string): Promise<Member> {
  const member = await newMember()
  await signIn(page, member)
  await page.goto(at(`${area}${hash}`))
  return member
}

const panelOf = ({ page, say }: Shop, tab: string) =>
  page.getByRole('tabpanel', { name: say(`member.${tab}`), exact: true })

test('a visitor registers and returns to the tab', async ({ shop }) => {
  const { page, at, say } = shop
  await page.goto(at(`${area}#tab4`))
  await expectNotice(page, say('auth.membersOnly'))
  const next = encodeURIComponent(at(`${area}#tab4`))
  await expect(page).toHaveURL(at(`/dang-ky?next=${next}`))
})

test('tabs are linked, in the browser history, and operable by keyboard', {
  tag: '@both',
}, async ({ shop }) => {
  const { page, at, say } = shop
  await openSignedIn(shop, '#tab5')
  await expect(panelOf(shop, 'viewed')).toBeVisible()
  await page.getByRole('tab', { name: say('member.viewed') }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panelOf(shop, 'liked')).toBeVisible()
  await expect(page).toHaveURL(at(`${area}#tab6`))
  await expect(page.getByRole('tab', { name: say('member.liked') })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(panelOf(shop, 'profile')).toBeVisible()
  await expectNoFindings(page)
  await page.goBack()
  await page.goBack()
  await expect(panelOf(shop, 'viewed')).toBeVisible()
})

test('orders open and close within their tab', async ({ shop }) => {
  const { page, say } = shop
  const product = await productBySlug('kem-duong-ceramide')
  const member = await openSignedIn(shop, '#tab2')
  const order = await orderBy(member, product?.id ?? 0)
  await page.reload()
  await page.getByRole('link', { name: order.code }).click()
  await expect(page.getByRole('heading', { level: 2, name: order.code })).toBeFocused()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(say('member.orders'))
  await expectNoFindings(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: order.code })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: order.code })).toBeVisible()
})

test('a profile is changed, and a password only with the current one', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page, say } = shop
  const member = await openSignedIn(shop, '')
  const name = page.getByLabel(say('forms.name'))
  const phone = page.getByLabel(say('forms.phone'))
  await name.fill('Công Tằng Tôn Nữ Thị Hoàng Yến')
  await phone.fill('123')
  await page.getByRole('button', { name: say('member.save') }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('forms.phoneInvalid') })
    .click()
  await expect(phone).toBeFocused()
  await page.reload()
  await expect(name).toHaveValue('Công Tằng Tôn Nữ Thị Hoàng Yến')
  await phone.fill('0987 654 321')
  await page.getByRole('button', { name: say('member.save') }).click()
  await expectNotice(page, say('member.profileSaved'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoàng Yến')

  const email = page.getByRole('textbox', { name: say('forms.email') })
  await email.fill(`moi-${member.email}`)
  await page.getByRole('button', { name: say('member.save') }).click()
  const asked = page.getByLabel(new RegExp(`^${say('member.currentPassword')}`)).first()
  await expect(asked).toHaveAccessibleDescription(new RegExp(say('member.currentRequired')))
  await email.fill(member.email)

  const passwords = page.getByRole('region', { name: say('member.passwordTitle'), exact: true })
  const secret = (label: string) => passwords.getByLabel(new RegExp(`^${say(label)}`))
  await secret('member.currentPassword').fill('sai mật khẩu')
  await secret('member.newPassword').fill('hoa cúc tháng ba')
  await secret('member.repeated').fill('hoa cúc tháng ba')
  await page.getByRole('button', { name: say('member.passwordSave') }).click()
  const wrong = page.getByRole('link', { name: say('member.currentWrong') })
  await expect(wrong).toBeVisible()
  await secret('member.currentPassword').fill(member.password)
  await page.getByRole('button', { name: say('member.passwordSave') }).click()
  await expectNotice(page, say('member.passwordSaved'))
  await page.reload()
  await expect(phone).toHaveValue('+84 987 654 321')
})

test('an address is found by typing without accents, and the draft survives a reload', async ({
  shop,
}) => {
  const { page, say } = shop
  await openSignedIn(shop, '#tab4')
  await page.getByRole('button', { name: say('addresses.add') }).click()
  await expect(page.getByRole('heading', { name: say('addresses.add') })).toBeFocused()
  await page.getByLabel(say('forms.name')).fill('Lê Thị Đơn')
  await page.getByLabel(say('forms.phone')).fill('0912345678')
  const place = async (level: string, typed: string) => {
    await page.getByRole('combobox', { name: say(`forms.${level}`) }).fill(typed)
    await page.keyboard.press('Enter')
  }
  await place('province', 'ho chi minh')
  await place('ward', 'sai gon')
  const street = page.getByLabel(say('forms.address'))
  await street.fill('86B Nguyễn Huệ')
  await page.reload()
  await expect(street).toHaveValue('86B Nguyễn Huệ')
  await expectNoFindings(page)
  const save = page.getByRole('button', { name: say('addresses.save') })
  await save.click()
  const list = page.getByRole('list', { name: say('addresses.title') })
  await expect(list).toContainText('86B Nguyễn Huệ')
  const own = { name: 'Lê Thị Đơn', address: '86B Nguyễn Huệ' }
  await list.getByRole('button', { name: say('addresses.changeNamed', own) }).click()
  await expect(page.getByRole('combobox', { name: say('forms.ward') })).toHaveValue(/Sài Gòn/)
  await street.fill('12 Lê Lợi')
  await save.click()
  await expect(list).toContainText('12 Lê Lợi')
  const moved = { ...own, address: '12 Lê Lợi' }
  await expect(
    list.getByRole('button', { name: say('addresses.changeNamed', moved) }),
  ).toBeFocused()
  await list.getByRole('button', { name: say('addresses.makeDefaultNamed', moved) }).click()
  await expect(list.getByText(say('addresses.isDefault'), { exact: true })).toBeVisible()
  await expectNoFindings(page)

  const remove = list.getByRole('button', { name: say('addresses.removeNamed', moved) })
  await remove.click()
  await expect(list.getByRole('button', { name: say('addresses.keep') })).toBeFocused()
  await page.keyboard.press('Enter')
  await remove.click()
  await list.getByRole('button', { name: say('addresses.remove'), exact: true }).click()
  await expect(page.getByText(say('addresses.emptyTitle'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('addresses.add') })).toBeFocused()
  await page.reload()
  await expect(page.getByText(say('addresses.emptyTitle'))).toBeVisible()
})

test('the viewed products of a visitor are kept in the account', async ({ shop }) => {
  const { page, at, say, shopLocale } = shop
  const [first, second] = ['kem-duong-ceramide', 'tinh-chat-phuc-hoi-b5'] as const
  const names = [
    await named('products', first, shopLocale),
    await named('products', second, shopLocale),
  ] as const
  await page.goto(at(`/san-pham/${first}`))
  await page.goto(at(`/san-pham/${second}`))
  const section = page.getByRole('region', { name: say('viewed.title') })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('link', { name: names[0] })).toBeVisible()
  await expect(section.getByRole('link', { name: names[1] })).toBeHidden()
  const title = section.getByText((await productBySlug(first))?.attributes.title ?? '', {
    exact: true,
  })
  await expect(title).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(title).toBeVisible()

  const member = await newMember()
  await signIn(page, member)
  await page.goto(at(`${area}#tab5`))
  const shown = panelOf(shop, 'viewed').getByRole('heading', { level: 3 })
  await expect(shown).toHaveText([names[1], names[0]])
  const headers = { Authorization: `Bearer ${member.token}` }
  await expect(async () => {
    const { body } = await api<{ data: { viewed: number[] } }>('/app/account', { headers })
    expect(body.data.viewed).toHaveLength(2)
  }).toPass()
})

test('an account is deleted permanently after a warning', async ({ shop }) => {
  const { page, at, say } = shop
  const member = await openSignedIn(shop, '')
  await page.getByRole('button', { name: say('member.deleteBegin') }).click()
  const dialog = page.getByRole('dialog', { name: say('member.deleteQuestion') })
  await expect(dialog.getByRole('button', { name: say('member.deleteNo') })).toBeFocused()
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: say('member.deleteYes') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(say('member.deleteNotUnderstood'))
  await dialog.getByLabel(say('member.deleteUnderstood')).check()
  await dialog.getByRole('button', { name: say('member.deleteYes') }).click()
  await expect(dialog.getByText(say('member.currentRequired'), { exact: true })).toBeVisible()
  await dialog.getByLabel(say('member.currentPassword')).fill(member.password)
  await dialog.getByRole('button', { name: say('member.deleteYes') }).click()
  await expect(page).toHaveURL(at('/'))
  await expectNotice(page, say('member.deleted'))
  const body = { identifier: member.email, password: member.password }
  const { status } = await api('/auth/local', { method: 'POST', body })
  expect(status).toBe(400)
})
