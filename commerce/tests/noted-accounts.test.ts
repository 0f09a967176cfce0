import { beforeAll, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { deleteOwn, newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

/** Ordered only by these tests, because all files share one stock. */
const product = 7381
const { shop } = useShop(fakeProduct(product))

const phone = '0987111888'

let staff: string
let member: Awaited<ReturnType<typeof newMember>>
let other: typeof member

beforeAll(async () => {
  staff = await shop.staffToken()
  member = await newMember(shop, 'noted@example.com', { phone })
  other = await newMember(shop, 'noted.too@example.com')
})

const path = (part: string, id = member.id) => `/admin/shop/users/${id}/${part}`
const asStaff = (part: string, body?: object) => shop.ask(path(part), { token: staff, body })
const place = (token: string | undefined, change: object = {}) =>
  shop.ask('/store/shop/orders', {
    body: orderBody({ items: [{ product, quantity: 1 }], ...change }),
    ...(token && { token }),
  })

test('only staff read notes, newest first; they are deleted with the account', async () => {
  for (const words of ['Hẹn gọi lại', ' Khách quen ']) {
    expect((await asStaff('notes', { words })).status).toBe(200)
  }
  const { notes, consents } = (await asStaff('account')).body.account
  expect(notes.map(({ words }: { words: string }) => words)).toEqual(['Khách quen', 'Hẹn gọi lại'])
  expect(notes[0].author).toEqual(expect.any(String))
  expect(Array.isArray(consents)).toBe(true)
  expect((await asStaff('notes', { words: ' ' })).body.code).toBe('invalid')
  const own = await shop.ask('/store/shop/me/account', { token: member.token })
  expect(own.body.account).not.toHaveProperty('notes')
  for (const token of [undefined, member.token]) {
    const ask = token ? { token } : {}
    for (const part of ['account', 'notes', 'cod']) {
      const body = part === 'account' ? {} : { body: { words: 'x', blocked: true, reason: 'x' } }
      expect((await shop.ask(path(part), { ...ask, ...body })).status).toBe(401)
    }
  }
  const unknown = await shop.ask(path('notes', 'cus_none'), { token: staff, body: { words: 'x' } })
  expect(unknown.status).toBe(404)

  const { token } = other
  await shop.ask(path('notes', other.id), { token: staff, body: { words: 'x' } })
  expect((await deleteOwn(shop, token)).status).toBe(200)
  const left = await shop.rows('select 1 from account_note where account_id = ?', [other.id])
  expect(left).toEqual([])
})

test('rejects cash on delivery for a blocked member and their phone, and for no other', async () => {
  expect((await asStaff('cod', { blocked: true, reason: 'x' })).body.account.cod_blocked).toBe(true)
  const own = await shop.ask('/store/shop/me/account', { token: member.token })
  expect(own.body.account.cod_blocked).toBe(true)
  const refused = await place(member.token)
  expect([refused.status, refused.body.code]).toEqual([400, 'cod_blocked'])
  expect(refused.body.errors).toEqual([
    { path: ['payment'], code: 'cod_blocked', message: expect.any(String) },
  ])
  expect((await place(undefined, { phone })).body.code).toBe('cod_blocked')
  expect((await place(undefined)).status).toBe(200)
  expect((await asStaff('cod', { blocked: false })).body.account.cod_blocked).toBe(false)
  expect((await place(member.token)).status).toBe(200)
  expect((await place(undefined, { phone })).status).toBe(200)
})

test('a block ends with the account', async () => {
  const { id, token } = await newMember(shop, 'noted.gone@example.com', { phone: '0987111999' })
  await shop.ask(path('cod', id), { token: staff, body: { blocked: true, reason: 'x' } })
  const guest = () => place(undefined, { phone: '0987111999' })
  expect((await guest()).body.code).toBe('cod_blocked')
  await deleteOwn(shop, token)
  expect((await guest()).status).toBe(200)
})
