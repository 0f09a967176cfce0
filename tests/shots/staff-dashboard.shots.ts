import { staffKeys } from '../../src/stores/staff-keys.ts'
import { expect } from '../e2e/fixtures.ts'
import { signInAsStaff } from '../e2e/signed-in.ts'
import { test } from './shot.ts'

test('staff, dashboard', async ({ page, shopLocale, shoot }) => {
  await signInAsStaff(page)
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    staffKeys.staffLocale,
    JSON.stringify(shopLocale),
  ] as const)
  await page.goto('/crm-admin/')
  await expect(page.getByRole('slider')).toHaveCount(3)
  await expect(page.locator('.ant-skeleton')).toHaveCount(0)
  await shoot('staff-dashboard')
})
