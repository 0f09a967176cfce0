import { randomUUID } from 'node:crypto'
import { stockChangeFieldLabels } from '@nas/contract/field-labels'
import { api } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { staffHeaders } from './member.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

interface Made {
  data: { id: number }
}

/** A product that no other test counts or orders. */
async function newProduct(stock: number) {
  const headers = await staffHeaders()
  const slug = `kho-${randomUUID()}`
  const name = `Kho Đếm ${slug.slice(4, 12)}`
  const data = { name, slug, price: 100_000, stock_start: stock, state: 'inactive' }
  const made = await api<Made>('/products', { method: 'POST', headers, body: { data } })
  const { id } = made.body.data
  const change = (expected: number, quantity: number) =>
    api('/app/changestock', {
      method: 'POST',
      headers,
      body: { product: id, way: 'set', quantity, expected, reason: 'correction' },
    })
  return { id, slug, name, change }
}

test.use({ shopLocale: 'vi' })

test('staff find a low stock, change it with a reason, and see a concurrent change', {
  tag: '@desktop',
}, async ({ page }) => {
  const { name, change } = await newProduct(3)
  await signInAsStaff(page)
  await page.goto(`/crm-admin/stock?low=yes&q=${encodeURIComponent(name.replace('Đếm', 'dem'))}`)
  await expect(page.getByText(name)).toBeVisible()
  await expectNoFindings(page)

  await page.getByRole('button', { name: say('crm-stock.changeRow', { name }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('crm-stock.save') }).click()
  await expect(dialog.getByText(say('crm-stock.needed'))).toHaveCount(2)
  await dialog.getByLabel(say('crm-stock.quantity')).fill('40')
  const reason = dialog.getByLabel(stockChangeFieldLabels.reason.vi)
  await reason.click()
  await expect(page.getByTitle('Nhập hàng')).toBeVisible()
  await reason.press('Enter')
  await dialog.getByLabel(stockChangeFieldLabels.note.vi).fill('Lô 12')
  await expectNoFindings(page)

  await change(3, 5)
  // Saving again does not wait until the list has reloaded.
  const reloaded = Promise.withResolvers<void>()
  await page.route('**/api/stock?**', async (route) => {
    await reloaded.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: say('crm-stock.save') }).click()
  await expect(dialog.getByText(say('crm-stock.conflict', { onHand: 5 }))).toBeVisible()
  await expect(dialog.getByLabel(stockChangeFieldLabels.note.vi)).toHaveValue('Lô 12')
  const saved = page.waitForResponse('**/api/app/changestock')
  await dialog.getByRole('button', { name: say('crm-stock.save') }).click()
  await saved
  reloaded.resolve()
  await expectNotice(page, say('crm-stock.done', { name, onHand: 40 }))

  await page.goto('/crm-admin/stock')
  await page.getByPlaceholder(say('crm-stock.searchHint')).fill(name)
  await page.getByRole('link', { name: say('crm-stock.logRow', { name }) }).click()
  await expect(page.getByText('Lô 12')).toBeVisible()
  await expect(page.getByText('Sửa số liệu')).toBeVisible()
  await expectNoFindings(page)
})

test('a stock count is compared line by line, then written', { tag: '@desktop' }, async ({
  page,
}) => {
  const [one, other] = [await newProduct(10), await newProduct(20)]
  await signInAsStaff(page)
  await page.goto('/crm-admin/stock/count')
  const lines = ['SKU;Đếm', `${one.slug};12`, `${other.slug};20`, 'khong-co;1', `${one.slug}`]
  const buffer = Buffer.from(`\ufeff${lines.join('\r\n')}`)
  await page
    .getByLabel(say('crm-stock.countFile'))
    .setInputFiles({ name: 'kiem.csv', mimeType: 'text/csv', buffer })
  const summary = say('crm-stock.summary', { lines: 4, different: 1, wrong: 2 })
  await expect(page.getByText(summary)).toBeVisible()
  await expect(page.getByText(say('crm-stock.problem.unknown'))).toBeVisible()
  await expect(page.getByText(say('crm-stock.problem.malformed'))).toBeVisible()
  await expectNoFindingsAtBothSizes(page)

  await page.reload()
  await expect(page.getByText(summary)).toBeVisible()
  await page.getByRole('button', { name: say('crm-stock.apply', { count: 1 }) }).click()
  await expect(page.getByText(say('crm-stock.applied', { changed: 1, failed: 0 }))).toBeVisible()
})
