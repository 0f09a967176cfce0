import type { Page } from '@playwright/test'
import { expect } from '../e2e/fixtures.ts'
import { demoMember, signIn } from '../e2e/signed-in.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { test } from './shot.ts'

/** No placeholder or loading state is left. */
const expectAnswered = (page: Page) => expect(page.locator('[class$=blank]:visible')).toHaveCount(0)

test('member, orders', async ({ page, at, shoot }) => {
  await signIn(page, await demoMember())
  await page.goto(at(pageOfKind['my-orders']))
  const order = page
    .getByRole('main')
    .getByRole('link', { name: /^[A-Z]+-?\d/ })
    .first()
  await expect(order).toBeVisible()
  await shoot('member-orders')
  await order.click()
  await expect(page.getByRole('heading', { level: 1, name: /\d/ })).toBeVisible()
  await expectAnswered(page)
  await shoot('member-order')
  await page.emulateMedia({ media: 'print' })
  await shoot('member-order-print')
})

test('member area', async ({ page, at, shoot }) => {
  await signIn(page, await demoMember())
  for (const tab of [1, 2, 4, 5, 6]) {
    // A changed hash alone would not reload the page.
    await page.goto(at('/faq'))
    await page.goto(at(`${pageOfKind['member-area']}#tab${tab}`))
    await expect(page.getByRole('tabpanel').first()).toBeVisible()
    await expectAnswered(page)
    await shoot(`member-tab${tab}`)
  }
})
