import { expect, speaker } from '../e2e/fixtures.ts'
import { signInAsStaff } from '../e2e/signed-in.ts'
import { test } from './shot.ts'

const say = speaker('vi')

test('stock', async ({ page, shoot }) => {
  await signInAsStaff(page)
  await page.goto('/crm-admin/stock')
  const change = page.getByRole('button', {
    name: new RegExp(say('crm-stock.changeRow', { name: '' }).trim()),
  })
  await expect(change.first()).toBeVisible()
  await shoot('staff-stock')
  await change.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('staff-stock-change')
  await page.goto('/crm-admin/stock/changes')
  await expect(page.getByRole('status').first()).toBeVisible()
  await shoot('staff-stock-log')
  await page.goto('/crm-admin/stock/count')
  const buffer = Buffer.from('kem-duong-ceramide;90\nkhong-co;1\nkeo-deo-biotin;100\n')
  await page
    .getByLabel(say('crm-stock.countFile'))
    .setInputFiles({ name: 'kiem.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('table')).toBeVisible()
  await shoot('staff-stock-count')
})
