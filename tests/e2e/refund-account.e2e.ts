import { refundStateLabels } from '@nas/contract/refunds/labels'
import { bankName } from '@nas/domain/banks'
import { productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy, staffMove } from './member.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const staffSay = speaker('vi')

test('a customer enters the account for a refund by a link, once', { tag: '@desktop' }, async ({
  page,
  at,
  say,
  browser,
  shopLocale,
}) => {
  const product = await productBySlug('kem-duong-ceramide')
  const order = await orderBy(await newMember(), product?.id ?? 0, {
    payment: 'vietqr',
    locale: shopLocale,
  })
  await staffMove(order, 'payment', 'cancel')

  await signInAsStaff(page)
  await page.goto(`/crm-admin/refunds?q=${order.code}`)
  await expect(page.getByText(refundStateLabels.due.vi, { exact: true }).last()).toBeVisible()
  await expectNoFindingsAtBothSizes(page)
  await page.getByRole('link', { name: order.code }).click()
  await page.getByRole('button', { name: staffSay('crm-desk.account.link') }).click()
  const link = await page.getByLabel(staffSay('crm-desk.account.linkLabel')).inputValue()
  await expectNotice(page, staffSay('crm-desk.account.made'))
  const { pathname, hash } = new URL(link)
  expect(pathname).toBe(at('/hoan-tien'))

  const customer = await (await browser.newContext()).newPage()
  await customer.goto(pathname + hash)
  await expect(customer.getByText(order.code)).toBeVisible()
  await expect(customer.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await customer.getByLabel(say('refund.bank')).selectOption(bankName('970436'))
  await customer.getByLabel(say('refund.account'), { exact: false }).fill('12 34')
  await customer.getByLabel(say('refund.holder')).fill('TRAN THI BUOI')
  await customer.getByRole('button', { name: say('refund.send') }).click()
  await expect(customer.getByText(say('refund.accountInvalid')).first()).toBeVisible()
  await expect(customer.getByLabel(say('refund.holder'))).toHaveValue('TRAN THI BUOI')
  await expectNoFindingsAtBothSizes(customer)
  await customer.getByLabel(say('refund.account'), { exact: false }).fill('0071 0009 87654')
  await customer.getByRole('button', { name: say('refund.send') }).dblclick()
  await expect(customer.getByRole('heading', { name: say('refund.doneTitle') })).toBeFocused()
  expect(new URL(customer.url()).hash).toBe('')
  // The second press of a slow double click meets a link that moved under the pointer.
  await customer.getByRole('contentinfo').getByRole('link').first().hover()
  await customer.mouse.down({ clickCount: 2 })
  await customer.mouse.up({ clickCount: 2 })
  await expect(customer.getByRole('heading', { name: say('refund.doneTitle') })).toBeVisible()
  expect(new URL(customer.url()).pathname).toBe(at('/hoan-tien'))
  await customer.goto(at('/'))
  await customer.goto(pathname + hash)
  await expect(customer.getByRole('alert')).toHaveText(say('refund.linkUsed'))
  await customer.goto(`${at('/hoan-tien')}?newer#code=khong-co`)
  await expect(customer.getByRole('alert')).toHaveText(say('refund.linkWrong'))
  await customer.context().close()

  await page.reload()
  const refunds = page.getByRole('region', { name: staffSay('crm-desk.refund.title') })
  await expect(refunds).not.toContainText('0071000987654')
  await refunds.getByRole('button', { name: staffSay('crm-desk.account.show') }).click()
  await expect(refunds).toContainText('0071000987654')
  await expectNoFindingsAtBothSizes(page)
})
