import { randomUUID } from 'node:crypto'
import { formatPhone } from '@nas/domain/contact'
import type { Page } from '@playwright/test'
import { eventually } from '../support/eventually.ts'
import { newPhone } from '../support/new-phone.ts'
import { newStaff } from '../support/new-staff.ts'
import { api, pageText } from '../support/shop.ts'
import { addToCart } from './add-to-cart.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, staffHeaders } from './member.ts'
import { newReview } from './new-review.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn, signInAsStaff } from './signed-in.ts'

const slug = 'kem-duong-ceramide'
const say = speaker('vi')

async function openAsStaff(page: Page, path: string): Promise<void> {
  await signInAsStaff(page)
  await page.goto(`/crm-admin${path}`)
}

const button = (page: Page, key: string) => page.getByRole('button', { name: say(key) })
const note = (page: Page) => page.getByLabel(say('crm-requests.note'))

/** A request from the form, with a unique name. */
async function aQuestion() {
  const name = `Huy Thử ${randomUUID().slice(0, 8)}`
  const body = { name, phone: '0912345678', order_code: 'NAS261121-42J', type: 'returns' }
  const sent = await api<{ data: { id: number } }>('/supports', { method: 'POST', body })
  return { name, path: `/supports/${sent.body.data.id}` }
}

test('a request is found by words without accents', { tag: '@desktop' }, async ({
  shop: { page },
}) => {
  const { name, path } = await aQuestion()
  const words = name.replace('Thử', 'thu').toLowerCase()
  await openAsStaff(page, `/supports?q=${encodeURIComponent(words)}`)
  await expect(page.locator(`a[href="/crm-admin${path}"]`)).toBeVisible()
  await expectNoFindingsAtBothSizes(page)
})

test('a request is accepted and noted; the draft outlives its tab, not the sign-out', {
  tag: '@desktop',
}, async ({ shop: { page } }) => {
  const { path } = await aQuestion()
  await openAsStaff(page, path)
  await expect(page.getByRole('link', { name: 'NAS261121-42J' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(note(page)).toBeFocused()
  await note(page).fill('Gọi lại chiều nay')
  await page.reload()
  await expect(note(page)).toHaveValue('Gọi lại chiều nay')
  const later = await page.context().newPage()
  await later.goto(`/crm-admin${path}`)
  await expect(note(later)).toHaveValue('Gọi lại chiều nay')
  await expect(later.getByText(say('crm-record.restored', { at: '' }).slice(0, 20))).toBeVisible()
  await button(later, 'crm-requests.step.processing').click()
  await expect(later.getByText(say('crm-requests.state.processing'))).toBeVisible()
  await expectNoFindings(later)
  await note(later).fill('Còn nữa')
  await later.getByRole('button', { name: say('crm.header.signOut') }).click()
  await expect(later).toHaveURL(/\/(vn)?$/)
  const kept = await later.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(kept.filter((key) => key.endsWith('-draft'))).toEqual([])
})

test('a note that a colleague has changed too is shown with their name, and both are kept', {
  tag: '@desktop',
}, async ({ shop: { page } }) => {
  const { path } = await aQuestion()
  await openAsStaff(page, path)
  await note(page).fill('Đã gọi')
  const colleague = await newStaff('customer-care')
  const headers = { Authorization: `Bearer ${colleague.token}` }
  const theirs = { method: 'PUT', body: { data: { order: 3, note: 'Khách bận' } }, headers }
  expect((await api(path, theirs)).status).toBe(200)
  await button(page, 'crm-record.save').first().click()
  const who = colleague.fullname
  await expect(page.getByText(say('crm-record.stale.title', { who }))).toBeVisible()
  await expect(note(page)).toHaveValue('Đã gọi')
  await button(page, 'crm-record.stale.load').click()
  await expect(page.getByText(say('crm-record.stale.theirs', { who }))).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText('Khách bận')
  await expectNoFindings(page)
  await button(page, 'crm-record.stale.both').press('Enter')
  await expect(note(page)).toBeFocused()
  await button(page, 'crm-record.save').first().click()
  await expectNotice(page, say('crm-record.saved'))
  const { body } = await api<{ data: { attributes: object } }>(path, { headers })
  expect(body.data.attributes).toMatchObject({ note: 'Khách bận\nĐã gọi', order: 3 })
})

test('a person is found and corrected; an error is shown at its field', async ({
  shop: { page },
}) => {
  const member = await newMember()
  await openAsStaff(page, `/users?q=${encodeURIComponent(member.email)}&role=authenticated`)
  await page.locator(`a[href="/crm-admin/users/${member.id}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lê Thị Đơn' })).toBeVisible()
  await page.getByLabel(say('crm-users.phone')).fill('0212345678')
  await page.getByLabel(say('crm-users.fullname')).fill('Lê Thị Đơn Mới')
  await button(page, 'crm-record.save').dblclick()
  await expect(page.getByText(say('crm-record.problem.phone'))).toBeVisible()
  await expectNoFindings(page)
  await page.getByLabel(say('crm-users.phone')).fill('0398765432')
  await button(page, 'crm-record.save').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lê Thị Đơn Mới' })).toBeVisible()
})

test('a note is added to a person, and cash on delivery is blocked', { tag: '@desktop' }, async ({
  shop: { page },
}) => {
  const phone = newPhone()
  const member = await newMember(phone)
  await openAsStaff(page, `/users/${member.id}`)
  await page.getByLabel(say('crm-users.note')).fill('Hay hẹn lại ngày giao')
  await button(page, 'crm-users.addNote').click()
  await expect(page.getByText('Hay hẹn lại ngày giao', { exact: true })).toBeVisible()
  await button(page, 'crm-users.cod.block').click()
  const dialog = page.getByRole('dialog', { name: say('crm-users.cod.block') })
  const confirm = dialog.getByRole('button', { name: say('crm-users.cod.block') })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(say('crm-users.cod.why')).fill('Bom hàng hai lần')
  await confirm.click()
  await expect(
    page.getByText(say('crm-users.cod.reason', { reason: 'Bom hàng hai lần' })),
  ).toBeVisible()
  const blocked = say('crm-users.cod.blockedPhone', { phone: formatPhone(phone) })
  await expect(page.getByText(blocked)).toBeVisible()
  await button(page, 'crm-users.access.block').click()
  await expect(page.getByText(say('crm-users.access.blocked'))).toBeVisible()
  await expectNoFindings(page)
})

test('a member with blocked cash on delivery is not offered it', async ({ shop }) => {
  const { page, at, say: shopSay } = shop
  const member = await newMember(newPhone())
  const body = { user: member.id, blocked: true, reason: 'Bom hàng' }
  const blocked = await api('/app/blockcod', {
    method: 'POST',
    body,
    headers: await staffHeaders(),
  })
  expect(blocked.status).toBe(200)
  await signIn(page, member)
  await page.goto(at(`/san-pham/${slug}`))
  await addToCart(page, shopSay)
  await page.goto(at('/thanh-toan'))
  await expect(page.getByText(shopSay('checkout.codBlocked'))).toBeVisible()
  await expect(page.locator('input[type=radio][value=cod]')).toHaveCount(0)
  await expect(page.locator('input[type=radio][value=vietqr]')).toBeVisible()
})

test('a review is rejected with a reason, then approved and answered', { tag: '@desktop' }, async ({
  shop: { page },
}) => {
  const { id, code, read } = await newReview(slug)
  await openAsStaff(page, `/reviews?state=new&q=${code}`)
  await page.locator(`a[href="/crm-admin/reviews/${id}"]`).click()
  await button(page, 'crm-reviews.refuse').click()
  await expect(page.getByText(say('crm-record.problem.required'))).toBeVisible()
  await page.getByLabel(say('crm-reviews.reason')).fill('Không nói về sản phẩm')
  await button(page, 'crm-reviews.refuse').click()
  await expect(page.getByText(say('crm-reviews.state.inactive'), { exact: true })).toBeVisible()
  await expectNoFindings(page)
  expect((await read()).ratings[0]?.reason).toBe('Không nói về sản phẩm')
  await page.getByLabel(say('crm-reviews.reply')).fill('Cảm ơn bạn')
  await button(page, 'crm-reviews.approveReply').click()
  await expect(page.getByText(say('crm-reviews.state.active'), { exact: true })).toBeVisible()
})

test('the answer of the shop is shown below the review on the product page', async ({
  shop: { page, at, say: shopSay },
}) => {
  const { id, code } = await newReview(slug)
  const reply = `Cảm ơn bạn, ${code}`
  const body = { data: { state: 'active', reply } }
  await api(`/ratings/${id}`, { method: 'PUT', body, headers: await staffHeaders() })
  const path = at(`/san-pham/${slug}`)
  await eventually('its average', async () => (await pageText(path)).includes('"ratingCount"'))
  await page.goto(path)
  const section = page.getByRole('region', { name: shopSay('ratings.title') })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText(shopSay('ratings.reply', { reply }))).toBeVisible()
})
