import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mailedCode } from '../support/mailbox.ts'
import { orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { expect, test } from './fixtures.ts'
import { type MemberOrder, newMember, staffMove } from './member.ts'
import { signIn } from './signed-in.ts'

async function ordered(email: string): Promise<MemberOrder> {
  const product = await productBySlug('kem-duong-ceramide')
  const { body } = await placeOrder(orderOf(product?.id ?? 0, 1, { email }))
  return { id: body.data.id, code: body.data.attributes.code }
}

test('a member exports the stored data by a mailed link', async ({ page, at, say }) => {
  const member = await newMember()
  await signIn(page, member)
  await page.goto(at('/thanh-vien-nas'))
  const box = page.getByRole('region', { name: say('member.exportOwnTitle') })
  const ask = box.getByRole('button', { name: say('member.exportOwnAsk') })
  await ask.click()
  await expect(box.getByText(say('member.currentRequired'), { exact: true })).toBeVisible()
  await box.getByLabel(say('member.currentPassword')).fill(member.password)
  await ask.click()
  await expect(box.getByRole('status')).toHaveText(say('member.exportOwnSent'))

  const link = at(`/du-lieu-ca-nhan#export=${await mailedCode(member.email)}`)
  await page.goto(link)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('own-data.exportYes') }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ profile: { email: member.email }, orders: [], requests: [] })
  await expect(page.getByRole('heading', { name: say('own-data.exportedTitle') })).toBeFocused()
  await page.goto(at('/'))
  await page.goto(link)
  await page.getByRole('button', { name: say('own-data.exportYes') }).click()
  await expect(page.getByRole('alert')).toContainText(say('own-data.linkVoid'))
})

test('a guest erases the stored data once the order is final', async ({ page, at, say }) => {
  const email = `khach-${randomUUID()}@nas.test`
  const order = await ordered(email)
  await page.goto(at('/chinh-sach/chinh-sach-bao-mat'))
  await page.getByRole('link', { name: say('policy.ownData') }).click()
  await page.getByLabel(say('own-data.orderCode')).fill(order.code)
  await page.getByLabel(say('own-data.orderPhone')).fill('0912345678')
  const ask = page.getByRole('button', { name: say('own-data.ask') })
  await ask.click()
  await expect(page.getByRole('alert')).toContainText(say('own-data.orderOpen'))
  await staffMove(order, 'cancel')
  await ask.click()
  await expect(page.getByRole('heading', { name: say('own-data.sentTitle') })).toBeFocused()

  await page.goto(at('/'))
  await page.goto(at(`/du-lieu-ca-nhan#erasure=${await mailedCode(email)}`))
  await page.getByRole('button', { name: say('own-data.eraseYes') }).click()
  await expect(page.getByRole('heading', { name: say('own-data.erasedTitle') })).toBeFocused()
  await expect(page.getByText(order.code)).toBeVisible()
})
