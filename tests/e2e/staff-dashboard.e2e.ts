import { readFile } from 'node:fs/promises'
import { productBySlug } from '../support/shop.ts'
import { expect, type Shop, speaker, test } from './fixtures.ts'
import { newMember, orderBy } from './member.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

async function openDashboard({ page }: Shop): Promise<void> {
  const product = await productBySlug('kem-duong-ceramide')
  await orderBy(await newMember(), product?.id ?? 0)
  await signInAsStaff(page)
  await page.goto('/crm-admin/')
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible()
}

test('the dashboard shows figures as charts, tables and files', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page } = shop
  await openDashboard(shop)
  const block = page.getByRole('region', { name: say('crm-dashboard.series.money'), exact: true })
  const slider = block.getByRole('slider')
  await expect(slider).toHaveValue('29')
  await expect(page.getByRole('slider')).toHaveCount(3)
  await expect(block.locator('canvas')).toBeVisible()
  await expectNoFindingsAtBothSizes(page)

  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('28')
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d\d\/\d\d\/\d{4}: .*đ/)

  await block.getByRole('button', { name: say('crm-dashboard.block.table') }).click()
  await expect(block.getByRole('row')).toHaveCount(31)
  await expectNoFindingsAtBothSizes(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    block.getByRole('button', { name: say('crm-dashboard.block.file') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^money-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  const heading = ['date', 'now', 'before'].map((name) => say(`crm-dashboard.series.${name}`))
  expect(lines[0]).toBe(`\uFEFF${heading.join(',')}`)
  expect(lines).toHaveLength(32)
})

test('the period is kept in the address; wrong dates are reported at their field', async ({
  shop,
}) => {
  const { page } = shop
  await openDashboard(shop)
  const from = page.getByLabel(say('crm.list.from'), { exact: true })
  const first = await from.inputValue()
  await page.getByRole('link', { name: say('crm-dashboard.period.days', { days: 7 }) }).click()
  await expect(page).toHaveURL(/\?days=7$/)
  // The fields follow the address a moment later and replace what was typed until then.
  await expect(from).not.toHaveValue(first)

  const to = page.getByLabel(say('crm.list.to'), { exact: true })
  await from.fill('02/01/2026')
  await to.fill('01/01/2026')
  await page.getByRole('button', { name: say('crm-dashboard.period.show'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(say('crm-dashboard.period.backward'))
  await expect(from).toHaveValue('02/01/2026')

  await from.fill('01/01/2020')
  await to.fill('31/01/2020')
  await page.getByRole('button', { name: say('crm-dashboard.period.show'), exact: true }).click()
  await expect(page).toHaveURL(/\?from=2020-01-01&to=2020-01-31$/)
  await expect(page.getByRole('region', { name: say('crm-dashboard.empty.title') })).toBeVisible()
  await page.reload()
  await expect(from).toHaveValue('01/01/2020')
})

test('a tile links to the list that it counts', async ({ shop }) => {
  const { page } = shop
  await openDashboard(shop)
  const tile = page.getByRole('link', {
    name: new RegExp(`${say('crm-dashboard.task.toConfirm')}$`),
  })
  await expect(tile).toHaveText(/^[1-9]/)
  await tile.click()
  await expect(page).toHaveURL(/\/crm-admin\/orders\?state=new$/)
  await expect(page.getByRole('status').filter({ hasText: /^[1-9]/ })).toBeVisible()
})

test('a failed block does not affect the others and can be retried', async ({ shop }) => {
  const { page } = shop
  const failing = '**/api/app/chartprovince?**'
  await page.route(failing, (route) => route.fulfill({ status: 400, body: '{}' }))
  await openDashboard(shop)
  const block = page.getByRole('region', {
    name: say('crm-dashboard.share.provinceTitle'),
    exact: true,
  })
  await expect(block.getByText(say('crm.failure.title'))).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(3)
  await page.unroute(failing)
  await block.getByRole('button', { name: say('crm.retry') }).click()
  await expect(block.getByRole('listitem').first()).toBeVisible()
})
