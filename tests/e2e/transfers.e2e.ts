import { orderStateLabels } from '@nas/domain/order-states'
import { newPhone } from '../support/new-phone.ts'
import { openCheckout, submit } from './checkout-attempt.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { expect, speaker, test, watch } from './fixtures.ts'
import { paymentName } from './names.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice, logNotices } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const staffSay = speaker('vi')

test('a guest reports a transfer, staff do not find it, and the guest pays on delivery', async ({
  shop,
  browser,
}) => {
  const { page, at, say, shopLocale } = shop
  await openCheckout(page, shop)
  await fillReceiver(page, say, { phone: newPhone() })
  await page.getByRole('radio', { name: await paymentName('vietqr') }).check()
  await giveConsents(page, say)
  await submit(page, say)
  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  const code = (await page.locator('[data-order-code]').first().textContent()) ?? ''
  await page.getByRole('button', { name: say('order.claimAction') }).dblclick()
  await expect(page.getByText(say('order.claimPending'))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('order.transferTitle') })).toBeHidden()
  await expectNoFindings(page)
  await page.goto(at('/faq'))
  const bar = page.getByRole('complementary', { name: say('order-bar.label') })
  await expect(bar.getByRole('link')).toHaveText(say('order-bar.transferReported', { code }))
  await page.goBack()
  await expect(page.getByText(say('order.claimPending'))).toBeVisible()

  const problems: string[] = []
  const viewport = { width: 1366, height: 768 }
  const staff = await (await browser.newContext({ locale: 'vi-VN', viewport })).newPage()
  watch(staff, problems)
  await logNotices(staff)
  await signInAsStaff(staff)
  await staff.goto('/crm-admin/orders?work=claimed')
  const row = staff.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText(staffSay('crm.orders.short.claimed'))
  await expectNoFindings(staff)
  await row.getByRole('link', { name: code }).click()
  // The list shows the title as the name of its filter.
  await expect(staff.getByText(staffSay('crm-desk.claim.text'))).toBeVisible()
  await expectNoFindings(staff)
  await staff.getByRole('button', { name: staffSay('crm-desk.claim.refuse') }).click()
  await expectNotice(staff, staffSay('crm-desk.claim.refused', { code }))
  await expect(staff.getByText(staffSay('crm-desk.claim.refusedTitle'))).toBeVisible()

  await page
    .getByRole('link', { name: say('order.track') })
    .first()
    .click()
  await page.getByRole('button', { name: say('tracking.submit') }).click()
  await expect(page.getByText(say('order.claimRefused'))).toBeVisible()
  await page.getByText(say('order.changeTitle'), { exact: true }).click()
  await expectNoFindings(page)
  await page.getByRole('button', { name: await paymentName('cod') }).dblclick()
  await expect(
    page.getByText(orderStateLabels.new[shopLocale], { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByText(say('order.claimRefused'))).toBeHidden()
  await expectNoFindings(page)

  await staff.reload()
  await expect(staff.getByText(staffSay('crm-desk.reason.payment_changed'))).toBeVisible()
  expect(problems).toEqual([])
})
