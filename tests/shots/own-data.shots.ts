import { staffKeys } from '../../src/stores/staff-keys.ts'
import { expect } from '../e2e/fixtures.ts'
import { signInAsStaff } from '../e2e/signed-in.ts'
import { test } from './shot.ts'

test('own data', async ({ page, at, say, shoot }) => {
  await page.goto(at('/du-lieu-ca-nhan'))
  await expect(page.getByRole('button', { name: say('own-data.ask') })).toBeEnabled()
  await shoot('own-data-guest')
  await page.goto(at('/du-lieu-ca-nhan?seen#erasure=none'))
  await expect(page.getByRole('button', { name: say('own-data.eraseYes') })).toBeVisible()
  await shoot('own-data-erasure')
  await page.goto(at('/du-lieu-ca-nhan?asked#export=none'))
  await expect(page.getByText(say('own-data.exportSignIn'))).toBeVisible()
  await shoot('own-data-export')
})

test('staff, audit log', async ({ page, shopLocale, shoot }) => {
  await signInAsStaff(page)
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    staffKeys.staffLocale,
    JSON.stringify(shopLocale),
  ] as const)
  await page.goto('/crm-admin/trail')
  await expect(page.locator('.ant-skeleton')).toHaveCount(0)
  await shoot('staff-audit-log')
})
