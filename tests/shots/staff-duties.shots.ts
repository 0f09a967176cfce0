import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locale.ts'
import { staffKeys } from '../../src/stores/staff-keys.ts'
import { expect } from '../e2e/fixtures.ts'
import { newMember, orderBy } from '../e2e/member.ts'
import { signIn, signInAsStaff } from '../e2e/signed-in.ts'
import { invitedStaff, newStaff } from '../support/new-staff.ts'
import { productBySlug } from '../support/shop.ts'
import { test } from './shot.ts'

async function speak(page: Page, shopLocale: Locale): Promise<void> {
  await page.addInitScript(([key, to]) => localStorage.setItem(key, JSON.stringify(to)), [
    staffKeys.staffLocale,
    shopLocale,
  ] as const)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/crm-admin${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.ant-skeleton')).toHaveCount(0)
}

test('back office, colleagues', async ({ page, shopLocale, shoot }) => {
  const { id } = await invitedStaff('warehouse')
  await signInAsStaff(page)
  await speak(page, shopLocale)
  await open(page, `/users/${id}`)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await shoot('staff-colleague')
  await open(page, '/users?role=admin')
  await page.locator('.crm-heading button').click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await shoot('staff-invite', 'screen')
})

test('back office, of the warehouse', async ({ page, shopLocale, shoot }) => {
  const product = await productBySlug('kem-duong-ceramide')
  const order = await orderBy(await newMember(), product?.id ?? 0)
  await signIn(page, await newStaff('warehouse'))
  await speak(page, shopLocale)
  const scenes = {
    order: `/orders/${order.id}`,
    orders: '/orders',
    start: '/',
    forbidden: '/users',
  }
  for (const [name, path] of Object.entries(scenes)) {
    await open(page, path)
    await shoot(`staff-warehouse-${name}`)
  }
})
