import { Modules } from '@medusajs/framework/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { issueResetCode } from '../src/accounts/workflows/reset-codes'
import eraseFinished from '../src/jobs/erase-finished-orders'
import removeAged from '../src/jobs/remove-aged'
import { fakeProduct } from './support/fake-content'
import {
  connect,
  deleteOwn,
  type NewMember,
  newMember,
  password,
  signIn,
} from './support/new-member'
import { orderBody } from './support/order-body'
import { placesOf } from './support/scan'
import { useShop } from './support/shop'

let staffToken: string

/** Used only by this file, because the files share a database and its stock. */
const product = 7402

const name = 'Người Nhận Bí Mật'
const receiver = {
  name,
  phone: '0356789012',
  email: 'nguoi.nhan@example.com',
  address: 'Hẻm 77 Phố Kín',
  district: 'Quận Kín',
  ward: 'Phường Kín',
  note: 'Gọi cổng sau',
}
const person = { first_name: 'Tên Riêng', last_name: 'Họ Riêng', phone: '0987123456' }

/** Texts that must not be found anywhere after the account and its orders are deleted. */
const traces = ({ id, email }: NewMember) => [
  id,
  email,
  ...Object.values(person),
  ...Object.values(receiver),
  'cổng sau',
]

const { shop } = useShop(fakeProduct(product))

beforeAll(async () => {
  staffToken = await shop.staffToken()
})

const remove = (token?: string) => deleteOwn(shop, token)

async function place(token: string, change: Record<string, unknown> = {}): Promise<number> {
  const body = orderBody({ items: [{ product, quantity: 1 }], ...receiver, ...change })
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answer = await shop.ask('/store/shop/orders', { body, token, headers })
  expect(answer.status).toBe(200)
  return answer.body.order.id
}

async function move(order: number, ...states: string[]): Promise<void> {
  for (const state of states) {
    const path = `/admin/shop/orders/${order}/state`
    const { status } = await shop.ask(path, { body: { state }, token: staffToken })
    expect(status).toBe(200)
  }
}

const orderForStaff = async (order: number) => {
  const { body } = await shop.ask(`/admin/shop/orders/${order}`, { token: staffToken })
  return body.order
}

/** The subject of the member with this e-mail in the ledger of consents. */
const subjectOf = (email: string) =>
  `subject-${[...email].map((sign) => sign.charCodeAt(0)).join('')}`

const answersOf = (email: string) =>
  shop.rows(
    'select purpose, granted, version, channel from consent where subject = ? order by created_at',
    [subjectOf(email)],
  )

/** Ages all stored records by so many months. */
async function age(email: string, months: number): Promise<void> {
  await shop.rows('alter table consent disable trigger consent_is_kept')
  await shop.rows(
    'update consent set created_at = created_at - make_interval(months => ?) where subject = ?',
    [months, subjectOf(email)],
  )
  await shop.rows('alter table consent enable trigger consent_is_kept')
}

const track = async (code: string) =>
  (await shop.ask('/store/shop/track-order', { body: { code, phone: receiver.phone } })).status

/** Parcels that Medusa packed itself have their own address. */
const addressParcels = (order: number) =>
  shop.rows(
    `update fulfillment_address set phone = ? where id in (
       select f.delivery_address_id from fulfillment f
       join order_fulfillment l on l.fulfillment_id = f.id
       join order_record r on r.order_id = l.order_id where r.display_id = ?)`,
    [receiver.phone, order],
  )

/** A member with data in every possible place. */
async function knownMember(email: string): Promise<NewMember> {
  const member = await newMember(shop, email, person)
  const { id } = member
  await connect(shop, member, 'google', person.first_name)
  await connect(shop, member, 'facebook', person.first_name)
  await shop.container.resolve(Modules.AUTH).createAuthIdentities({
    provider_identities: [{ provider: 'google', entity_id: email }],
  })
  const address = { first_name: name, phone: receiver.phone, address_1: receiver.address }
  await shop.container
    .resolve(Modules.CUSTOMER)
    .createCustomerAddresses([{ customer_id: id, ...address }])
  await shop.container.resolve(Modules.CART).createCarts({
    currency_code: 'vnd',
    customer_id: id,
    email,
    shipping_address: address,
    billing_address: address,
    items: [{ title: 'x', quantity: 1, unit_price: 1 }],
  })
  await shop.rows(
    `insert into account (id, actor, username, username_key, viewed, consent_subject)
     values (?, 'customer', ?, ?, '[1]', ?)`,
    [id, email, email, subjectOf(email)],
  )
  await shop.rows('insert into sign_in_name (id, account_id) values (?, ?)', [email, id])
  await shop.rows(
    `insert into consent (id, subject, purpose, granted, version, channel)
     values (?, ?, 'data', true, '1', 'register')`,
    [`consent_of_${subjectOf(email)}`, subjectOf(email)],
  )
  await shop.rows('insert into product_like (id, customer_id, product) values (?, ?, 1)', [
    `like_${id}`,
    id,
  ])
  await shop.ask('/store/shop/forgot-password', { body: { email } })
  return member
}

describe('a deleted account', () => {
  test('leaves no personal data in any table, and its orders still count', async () => {
    const member = await knownMember('xoa.toi@example.com')
    const { token } = member
    const code = await issueResetCode(shop.container, { actor: 'customer', id: member.id })
    const [completed, rated, cancelled, withdrawn] = [
      await place(token),
      await place(token),
      await place(token),
      await place(token),
    ]
    const way = ['confirm', 'pickitem', 'delivery', 'complete']
    await move(completed, ...way)
    await move(rated, ...way)
    await shop.ask(`/store/shop/orders/${rated}/state`, { body: { state: 'rate' }, token })
    await move(cancelled, 'confirm', 'pickitem', 'delivery', 'cancel')
    await shop.ask(`/store/shop/orders/${withdrawn}/state`, {
      body: { state: 'usercancel' },
      token,
    })
    const orders = [completed, rated, cancelled, withdrawn]
    await addressParcels(completed)
    const before = await Promise.all(orders.map(orderForStaff))
    expect(before.map(({ state }) => state)).toEqual(['complete', 'rate', 'cancel', 'usercancel'])
    const places = await placesOf(shop, traces(member))
    expect(places).toEqual(
      expect.arrayContaining([
        'account.username',
        'auth_identity.app_metadata',
        'cart.email',
        'cart_address.phone',
        'customer.email',
        'customer_address.address_1',
        'fulfillment_address.phone',
        'order.email',
        'order_address.phone',
        'order_record.note',
        'order_transition.actor_id',
        'outgoing_mail.recipient',
        'product_like.customer_id',
        'provider_identity.user_metadata',
        'reset_code.account_id',
      ]),
    )

    expect(await remove(token)).toEqual({ status: 200, body: {} })

    // Of a delivered order, the invoice's name and address; the phone is needed for tracking.
    expect(await placesOf(shop, traces(member))).toEqual([
      'order_record.address',
      'order_record.district',
      'order_record.name',
      'order_record.phone',
      'order_record.search_text',
      'order_record.ward',
    ])
    expect(
      await shop.rows('select 1 from order_record where note is not null and display_id = ?', [
        completed,
      ]),
    ).toEqual([])
    const kept = await shop.rows(
      `select distinct caller, idempotency_key, request_hash from order_record
       where display_id in (${orders.map(() => '?').join(', ')})`,
      orders,
    )
    expect(kept).toEqual([{ caller: 'deleted', idempotency_key: null, request_hash: '' }])
    const after = await Promise.all(orders.map(orderForStaff))
    after.forEach((order, at) => {
      const { code, state, items, total, subtotal, shipping_price, created_at, province } =
        before[at]
      expect(order).toMatchObject({
        code,
        state,
        items,
        total,
        subtotal,
        shipping_price,
        created_at,
        province,
        email: null,
        note: null,
        customer_id: null,
        customer: null,
        ...(at < 2
          ? { name, phone: receiver.phone }
          : { name: '', phone: '', street: '', district: '', ward: null }),
      })
    })
    expect(await Promise.all(after.map(({ code }) => track(code)))).toEqual([200, 200, 400, 400])

    expect(await signIn(shop, member.email, password)).toBeUndefined()
    expect((await shop.ask('/store/shop/orders', { token })).status).toBe(401)
    expect((await remove(token)).status).toBe(401)
    const reset = { code, password: 'another password of the tests' }
    expect(await shop.ask('/store/shop/reset-password', { body: reset })).toMatchObject({
      status: 400,
      body: { code: 'code_incorrect' },
    })

    const years = await shop.rows(
      `select (erase_at at time zone 'UTC')::date::text as on_day from order_record
       where display_id in (?, ?)`,
      [completed, rated],
    )
    const day = `${new Date().getUTCFullYear() + 11}-01-01`
    expect(years).toEqual([{ on_day: day }, { on_day: day }])
    await removeAged(shop.container)
    expect(await orderForStaff(completed)).toMatchObject({ name })
    await shop.rows('update order_record set erase_at = now() where display_id in (?, ?)', [
      completed,
      rated,
    ])
    await removeAged(shop.container)
    expect(await placesOf(shop, traces(member))).toEqual([])
    expect(await track(after[0].code)).toBe(400)
  })

  test('leaves proof of its consents without the name for 24 months', async () => {
    const member = await knownMember('bang.chung@example.com')
    const { email, id } = member
    await expect(
      shop.rows('update consent set granted = false where subject = ?', [subjectOf(email)]),
    ).rejects.toThrow('Consents are only added')
    await expect(
      shop.rows('delete from consent where subject = ?', [subjectOf(email)]),
    ).rejects.toThrow('Consents are only added')
    await expect(shop.rows('truncate consent')).rejects.toThrow('Consents are only added')

    await remove(member.token)
    const answers = [
      { purpose: 'data', granted: true, version: '1', channel: 'register' },
      { purpose: 'data', granted: false, version: '1', channel: 'deletion' },
    ]
    expect(await answersOf(email)).toEqual(answers)
    expect(await placesOf(shop, [id, email])).toEqual([])
    await shop.rows('select remove_aged_consents(0)')
    expect(await answersOf(email)).toEqual(answers)
    await age(email, 23)
    await removeAged(shop.container)
    await shop.rows('select remove_unfinished_consents(?)', [subjectOf(email)])
    expect(await answersOf(email)).toEqual(answers)
    await age(email, 2)
    await removeAged(shop.container)
    expect(await answersOf(email)).toEqual([])
  })

  test('keeps the consents of existing members regardless of age', async () => {
    const { email, token } = await knownMember('con.lai@example.com')
    await shop.rows('select remove_unfinished_consents(?)', [subjectOf(email)])
    await age(email, 60)
    await removeAged(shop.container)
    expect(await answersOf(email)).toHaveLength(1)
    await remove(token)
  })

  test('that has an open order is erased from it once the order is final', async () => {
    const member = await newMember(shop, 'con.don@example.com', person)
    const [delivered, refused, open] = [
      await place(member.token),
      await place(member.token),
      await place(member.token),
    ]
    await move(delivered, 'confirm', 'pickitem', 'delivery')
    await remove(member.token)
    expect(await orderForStaff(delivered)).toMatchObject({ name, address: expect.any(String) })
    const places = await placesOf(shop, traces(member))
    expect(places.map((place) => place.split('.')[0])).not.toContain('customer')
    await move(delivered, 'complete')
    const invoiced = { state: 'complete', name, phone: receiver.phone, email: null, note: null }
    expect(await orderForStaff(delivered)).toMatchObject(invoiced)
    await move(refused, 'cancel')
    expect(await orderForStaff(refused)).toMatchObject({ state: 'cancel', name: '', phone: '' })
    await eraseFinished(shop.container)
    expect(await orderForStaff(open)).toMatchObject({ state: 'new', name })

    await shop.rows(`update order_record set state = 'cancel' where display_id = ?`, [open])
    await eraseFinished(shop.container)
    expect(await orderForStaff(open)).toMatchObject({ state: 'cancel', name: '' })
    await shop.rows('update order_record set erase_at = now() where display_id = ?', [delivered])
    await removeAged(shop.container)
    expect(await placesOf(shop, traces(member))).toEqual([])
  })

  test('does not change other members and guests', async () => {
    const other = await knownMember('o.lai@example.com')
    const order = await place(other.token)
    const guest = await shop.ask('/store/shop/orders', {
      body: orderBody({ items: [{ product, quantity: 1 }], ...receiver }),
    })
    const leaving = await newMember(shop, 'di.ngay@example.com')
    const before = await placesOf(shop, traces(other))
    await remove(leaving.token)
    expect(await placesOf(shop, traces(other))).toEqual(before)
    await move(order, 'cancel')
    await move(guest.body.order.id, 'cancel')
    expect(await orderForStaff(order)).toMatchObject({ name, customer_id: other.id })
    expect(await orderForStaff(guest.body.order.id)).toMatchObject({ name })
  })
})

test('a customer who is also staff keeps the staff sign-in', async () => {
  const member = await newMember(shop, 'ca.hai@example.com')
  const user_id = 'user_of_both'
  const auth = shop.container.resolve(Modules.AUTH)
  const owned = { app_metadata: { customer_id: member.id } }
  const [identity] = await auth.listAuthIdentities(owned)
  if (identity === undefined) throw new Error('The member has no sign-in')
  const { id } = identity
  await auth.updateAuthIdentities({ id, app_metadata: { customer_id: member.id, user_id } })
  expect((await remove(member.token)).status).toBe(200)
  expect((await auth.retrieveAuthIdentity(id)).app_metadata).toEqual({ user_id })
})

test('two concurrent requests delete the account once', async () => {
  const { token, id } = await newMember(shop, 'hai.lan@example.com')
  const answers = await Promise.all([remove(token), remove(token)])
  for (const { status } of answers) expect([200, 401]).toContain(status)
  expect(await shop.rows('select 1 from customer where id = ?', [id])).toEqual([])
})

test('a deletion that fails deletes nothing', async () => {
  const member = await knownMember('giu.lai@example.com')
  const before = await placesOf(shop, [member.id, member.email])
  await shop.rows('alter table product_like rename to product_like_away')
  const { status } = await remove(member.token)
  await shop.rows('alter table product_like_away rename to product_like')
  expect(status).toBe(500)
  expect(await placesOf(shop, [member.id, member.email])).toEqual(before)
  expect(await remove(member.token)).toMatchObject({ status: 200 })
})

test('members delete only their own account', async () => {
  const other = await newMember(shop, 'nguoi.khac@example.com')
  const asking = await newMember(shop, 'nguoi.hoi@example.com')
  expect((await remove()).status).toBe(401)
  expect((await remove(staffToken)).status).toBe(401)
  await deleteOwn(shop, asking.token, { id: other.id })
  expect(await shop.rows('select id from customer where id = ?', [other.id])).toHaveLength(1)
  expect(await shop.rows('select id from customer where id = ?', [asking.id])).toEqual([])
})
