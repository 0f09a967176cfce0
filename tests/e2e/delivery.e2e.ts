import type { Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api } from '../support/shop.ts'
import { addToCart, checkOut } from './add-to-cart.ts'
import { choosePlace } from './checkout-form.ts'
import { expect, speaker, test } from './fixtures.ts'
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
  const save = staff.getByRole('button', { name: staffSay('crm-record.save') })
  await save.click()
  const problem = staffSay('crm-record.problem.date')
  await expect(
    staff.getByText(staffSay('crm-record.problem.line', { line: 2, problem })),
  ).toBeVisible()
  await expectNoFindings(staff)
  await field('holidays').fill('01/01\n25/11/2026')
  await save.click()
  await expectNotice(staff, staffSay('crm-record.saved'))
  await staff.reload()
  await expect(field('holidays')).toHaveValue('01/01\n25/11/2026')
}

test('delivery dates depend on the time, the rules of staff and the province', async ({
  shop: { page, at, say },
  browser,
}) => {
  const shown = (days: string, province?: string) => {
    const place = province
      ? say('delivery.to', { province })
      : say('delivery.ifTo', { province: say('delivery.home') })
    return expect(page.getByText(`${say('delivery.get', { days })} ${place}`).last()).toBeVisible()
  }
  await page.clock.setFixedTime('2026-11-23T16:59:00+07:00')
  await page.goto(at(path))
  await shown('25-26/11')
  await page.clock.setFixedTime('2026-11-23T20:00:00+07:00')
  await page.reload()
  await shown('26-27/11')

  const staff = await browser.newPage({ baseURL: given('SHOP_URL'), locale: 'vi-VN' })
  await changeRules(staff)
  await staff.close()
  await eventually('the page follows', async () =>
    (await (await fetch(`${given('SHOP_URL')}${at(path)}`)).text()).includes('2026-11-25'),
  )
  await page.reload()
  await shown('26/11')
  const cart = await addToCart(page, say)
  await shown('26/11')
  await checkOut(cart, say)
  await expect(page).toHaveURL(at('/thanh-toan'))
  await shown('26/11')
  await choosePlace(page, say('forms.province'), 'lao cai', 'Tỉnh Lào Cai')
  await shown('28/11-1/12', 'Tỉnh Lào Cai')
  await page.goto(at(path))
  await shown('28/11-1/12', 'Tỉnh Lào Cai')
})
