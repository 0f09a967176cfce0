import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy, staffMove } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

/** Two orders, paid at the door, of a receiver whose name nobody else has. */
async function twoOrders() {
  const unique = randomUUID().slice(0, 8)
  const product = await productBySlug('kem-duong-ceramide')
  const member = await newMember()
  const order = () => orderBy(member, product?.id ?? 0, { name: `Đặng Thử ${unique}` })
  return { words: `dang thu ${unique}`, first: await order(), second: await order() }
}

test('orders are found and moved together by keys, and taken as a file', {
  tag: '@desktop',
}, async ({ page }) => {
  const { words, first, second } = await twoOrders()
  await signInAsStaff(page)
  await page.goto('/crm-admin/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(say('crm.dashboard.title'))

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: say('crm.keys.palette') })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('don hang')
  await expect(palette.getByRole('option').first()).toHaveText(say('crm.menu.orders'))
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(title).toHaveText(say('crm.orders.title'))

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: say('crm.list.search') })).toBeFocused()
  await page.keyboard.type(words)
  await expect(page).toHaveURL(/\?q=dang/)
  await expect(page.getByText(say('crm.list.total', { count: '2' }))).toBeVisible()

  await title.click()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bulk = page.getByRole('region', { name: say('crm.bulk.label') })
  await expect(bulk).toContainText(say('crm.bulk.chosen', { count: '2' }))
  await staffMove(first, 'pickitem')
  await bulk.getByRole('button', { name: say('crm.moves.pickitem') }).click()
  await page.getByRole('button', { name: say('crm.bulk.run', { count: '2' }) }).click()
  const results = page.getByRole('dialog', { name: say('crm.bulk.results') }).getByRole('listitem')
  await expect(results.filter({ hasText: second.code })).toContainText(say('crm.bulk.ok'))
  await expect(results.filter({ hasText: first.code })).not.toContainText(say('crm.bulk.ok'))
  await expect(results).toHaveCount(2)
  await page.keyboard.press('Escape')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('crm.list.export') }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(second.code)
  expect(lines[2]).toContain(first.code)
})

test('a list says that nothing fits, and what its keys are', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders?q=${randomUUID()}&state=new`)
  await expect(page.getByText(say('crm.list.emptyFilteredTitle'))).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: say('crm.keys.title') })
  await expect(help).toContainText(say('crm.keys.choose'))
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page
    .getByRole('button', { name: say('crm.list.clear') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/crm-admin\/orders$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
