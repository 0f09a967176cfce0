import type { Locator, Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api } from '../support/shop.ts'
import { addToCart, checkOut } from './add-to-cart.ts'
import { choosePlace } from './checkout-form.ts'
import { expect, type Shop, speaker, test } from './fixtures.ts'
import { staffHeaders } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice, logNotices } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const path = '/san-pham/tinh-chat-phuc-hoi-b5'
const staffSay = speaker('vi')

type Rules = Record<string, unknown>
let before: Rules

test.beforeAll(async () => {
  const { body } = await api<{ data: { attributes: Rules } }>('/deliveryinfo')
  const { createdAt: _, updatedAt: __, ...rules } = body.data.attributes
  before = rules
})

test.afterAll(async () => {
  const headers = await staffHeaders()
  await api('/deliveryinfo', { method: 'PUT', headers, body: { data: before } })
})

/** Staff set the 25th as a holiday, a cut-off at nine, and one day to Hồ Chí Minh City. */
async function changeRules(staff: Page): Promise<void> {
  await signInAsStaff(staff)
  await logNotices(staff)
  await staff.goto('/crm-admin/delivery')
  const field = (key: string) => staff.getByLabel(staffSay(`crm-delivery.${key}`))
  await field('cutoff').fill('21')
  await staff.getByLabel('Hồ Chí Minh').fill('1')
  await field('holidays').fill('01/01\n25/13/2026')
  const hours = staff.getByRole('group', { name: staffSay('crm-delivery.hours') })
  const monday = hours.getByRole('textbox').first()
  const openHours = await monday.inputValue()
  await monday.fill('22-9')
  const save = staff.getByRole('button', { name: staffSay('crm-record.save') })
  await save.click()
  const problem = staffSay('crm-record.problem.date')
  await expect(
    staff.getByText(staffSay('crm-record.problem.line', { line: 2, problem })),
  ).toBeVisible()
  await expect(staff.getByText(staffSay('crm-record.problem.hours'))).toBeVisible()
  await expectNoFindings(staff)
  await monday.fill(openHours)
  await field('holidays').fill('01/01\n25/11/2026')
  await save.click()
  await expectNotice(staff, staffSay('crm-record.saved'))
  await staff.reload()
  await expect(field('holidays')).toHaveValue('01/01\n25/11/2026')
}

/** Chooses a province by keys alone, with an input method that types combining marks. */
async function chooseProvince({ page, say }: Shop, opener: Locator, typed: string, name: string) {
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: say('deliver-to.title') })
  const field = dialog.getByRole('combobox', { name: say('forms.province') })
  await expect(field).toBeFocused()
  // Of the whole sheet, which this page lacks until a dialog is opened.
  await expect(dialog).toHaveCSS('border-top-left-radius', /^[1-9]/)
  await field.selectText()
  await page.keyboard.insertText(typed.normalize('NFD'))
  await expect(dialog.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(name)
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('delivery dates depend on the time, the rules of staff and the province', async ({
  shop,
  browser,
}) => {
  const { page, at, say } = shop
  const shown = (days: string, province?: string) => {
    const place = province ? say('delivery.to', { province }) : `(${say('delivery.depends')})`
    return expect(page.getByText(`${say('delivery.get', { days })} ${place}`).last()).toBeVisible()
  }
  await page.clock.setFixedTime('2026-11-23T16:59:00+07:00')
  await page.goto(at(path))
  await shown('25-30/11')
  await page.clock.setFixedTime('2026-11-23T20:00:00+07:00')
  await page.reload()
  await shown('26/11-1/12')

  const staff = await browser.newPage({ baseURL: given('SHOP_URL'), locale: 'vi-VN' })
  await changeRules(staff)
  await staff.close()
  await eventually('the page follows', async () =>
    (await (await fetch(`${given('SHOP_URL')}${at(path)}`)).text()).includes('2026-11-25'),
  )
  await page.reload()
  const city = 'Thành phố Hồ Chí Minh'
  const change = { name: say('delivery.change') }
  const opener = page.locator('[data-delivery] button')
  await expect(opener).toHaveText(say('delivery.choose'))
  await chooseProvince(shop, opener, 'hồ chí minh', city)
  await shown('26/11', city)
  const cart = await addToCart(page, say)
  await shown('26/11', city)
  await chooseProvince(shop, cart.getByRole('button', change), 'lào cai', 'Tỉnh Lào Cai')
  await shown('28/11-1/12', 'Tỉnh Lào Cai')
  await checkOut(cart, say)
  await expect(page).toHaveURL(at('/thanh-toan'))
  await expect(page.getByRole('combobox', { name: say('forms.province') })).toHaveValue(
    'Tỉnh Lào Cai',
  )
  await shown('28/11-1/12', 'Tỉnh Lào Cai')
  await choosePlace(page, say('forms.province'), 'ho chi minh', city)
  await shown('26/11', city)
  await page.goto(at(path))
  await shown('26/11', city)
  await opener.click()
  await page.getByRole('button', { name: say('deliver-to.forget') }).click()
  await expect(opener).toHaveText(say('delivery.choose'))
  await shown('26/11-1/12')
})
