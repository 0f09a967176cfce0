import { orderFieldLabels } from '@nas/contract/field-labels'
import type { Page } from '@playwright/test'
import { newPhone } from '../support/new-phone.ts'
import { newStaff } from '../support/new-staff.ts'
import { expect, speaker, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { signIn } from './signed-in.ts'

const say = speaker('vi')

test.use({ shopLocale: 'vi' })

/** Types into a field with a list, and chooses the first offer once it is shown. */
async function choose(page: Page, label: string, typed: string, offer: RegExp): Promise<void> {
  // Not by Tab: a list that is still closing takes it.
  await page.getByRole('combobox', { name: label }).focus()
  await page.keyboard.type(typed)
  await expect(page.getByTitle(offer).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.type(text)
}

test('a clerk takes an order by phone with the keyboard, and again for the same caller', {
  tag: '@desktop',
}, async ({ page }) => {
  const phone = newPhone()
  const clerk = await newStaff('order-desk')
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, clerk)
  await page.goto('/crm-admin/orders')
  await page.getByRole('link', { name: say('crm-desk.newOrder') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say('crm-caller.title') })).toBeVisible()

  await page.getByLabel(say('crm-caller.phone')).focus()
  await page.keyboard.type(phone)
  await type(page, 'Trần Thị Bưởi')
  await choose(page, say('crm-caller.province'), 'hcm', /Hồ Chí Minh/)
  await choose(page, say('crm-caller.ward'), 'ben nghe', /Sài Gòn/)
  await page.getByLabel(say('crm-caller.address')).focus()
  await page.keyboard.type('12 Nguyễn Huệ')
  await page.reload()
  await expect(page.getByLabel(say('crm-caller.address'))).toHaveValue('12 Nguyễn Huệ')
  await choose(page, say('crm-caller.search'), 'kem duong ceramide', /Kem dưỡng/)
  const sums = page.getByRole('region', { name: say('crm-caller.sums') })
  await expect(sums).toContainText(orderFieldLabels.total.vi)
  await expectNoFindings(page)
  const place = page.getByRole('button', { name: say('crm-caller.place') })
  await expect(place).toBeEnabled()
  await place.focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const history = page.getByRole('region', { name: say('crm-desk.history.title') })
  await expect(history).toContainText(say('crm-desk.history.placedByStaff'))
  await expect(history).toContainText('Ánh Nguyệt')

  await page.goto('/crm-admin/orders/new')
  await expect(page.getByLabel(say('crm-caller.name'))).toHaveValue('')
  await page.getByLabel(say('crm-caller.phone')).fill(phone)
  await page.getByRole('button', { name: /Trần Thị Bưởi, 12 Nguyễn Huệ/ }).press('Enter')
  await expect(page.getByLabel(say('crm-caller.address'))).toHaveValue('12 Nguyễn Huệ')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
