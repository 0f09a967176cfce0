import { Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recoveries } from '../src/recovery/recover-operations'
import { confirmEmail } from './support/changed-email'
import { cutOff, killAt, restart, type Step } from './support/crashes'
import { memberConsents } from './support/new-member'
import { orderBody } from './support/order-body'
import { usePayments } from './support/payments'

const product = 8250

const { shop, pay } = usePayments(product)

beforeEach(() => shop.rows('delete from operation'))

afterEach(() => vi.restoreAllMocks())

const password = 'a password of the tests'
let counter = 0

function newEmail(): string {
  counter += 1
  return `recovery${counter}@example.com`
}

function register(email: string) {
  const person = { fullname: 'Trần Thị Bưởi', phone: '+84 912 345 678' }
  const body = { email, password, consents: memberConsents, ...person }
  return shop.ask('/store/shop/register', { body })
}

const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { current_password: password, ...body } })

const place = (wanted: object = {}) =>
  shop.ask('/store/shop/orders', {
    body: orderBody({ items: [{ product, quantity: 1 }], ...wanted }),
  })

const placeWithAccount = (email: string) =>
  place({ email, create_account: true, password, consents: memberConsents })

/** Row counts of an order or an account, and reserved pieces. */
async function traces() {
  const tables = [
    'order_record',
    'payment_attempt',
    'operation',
    'customer',
    'account',
    'sign_in_name',
    'consent',
    'auth_identity',
    'provider_identity',
  ]
  const living = ['payment_collection', 'reservation_item', '"order"']
  const counts = [
    ...tables.map((table) => `(select count(*) from ${table})::int as ${table}`),
    ...living.map(
      (table) =>
        `(select count(*) from ${table} where deleted_at is null)::int as ${JSON.stringify(table.replaceAll('"', ''))}`,
    ),
  ]
  const [counted] = await shop.rows(`select ${counts.join(', ')}`)
  return counted
}

interface Case {
  step: Step
  /**
   * Prepares the shop.
   * @returns the failing call, and the expectations after recovery
   */
  prepare(): Promise<{ call: () => Promise<unknown>; check: () => Promise<void> }>
}

/** A call whose effects are removed again. */
const compensated = (call: () => Promise<{ status: number }>) => async () => {
  const before = await traces()
  return {
    call: async () => expect((await call()).status).toBe(500),
    check: async () => expect(await traces()).toEqual(before),
  }
}

const cases: Record<string, Case> = {
  'place-order': {
    step: ['shop_vat', 'rateAt'],
    prepare: compensated(() => place()),
  },
  'open-order-account': {
    step: [Modules.AUTH, 'register'],
    prepare: compensated(() => placeWithAccount(newEmail())),
  },
  'open-account': {
    step: [Modules.CUSTOMER, 'createCustomers'],
    prepare: compensated(() => register(newEmail())),
  },
  'change-account': {
    step: [Modules.CUSTOMER, 'updateCustomers'],
    async prepare() {
      const [old, email] = [newEmail(), newEmail()]
      const { token, person } = (await register(old)).body
      await change(token, { email })
      return {
        call: async () => expect((await confirmEmail(shop, person.id)).status).toBe(500),
        async check() {
          const { person } = (await shop.ask('/store/shop/me', { token })).body
          expect(person.email).toBe(old)
          expect((await register(email)).status).toBe(200)
        },
      }
    },
  },
  'change-password': {
    step: [Modules.AUTH, 'updateProvider'],
    async prepare() {
      const { token } = (await register(newEmail())).body
      return {
        async call() {
          const body = { password: 'another password of the tests' }
          expect((await change(token, body)).status).toBe(500)
        },
        async check() {
          expect((await shop.ask('/store/shop/me', { token })).status).toBe(401)
        },
      }
    },
  },
  'move-order': {
    step: [Modules.ORDER, 'registerFulfillment'],
    async prepare() {
      const { id } = (await place()).body.order
      const token = await shop.staffToken()
      return {
        async call() {
          const body = { state: 'pickitem' }
          const moved = await shop.ask(`/admin/shop/orders/${id}/state`, { body, token })
          expect(moved.status).toBe(500)
        },
        async check() {
          const found = 'select state from order_record where display_id = ?'
          expect(await shop.rows(found, [id])).toEqual([{ state: 'pickitem' }])
        },
      }
    },
  },
  'settle-payment': {
    step: ['shop_payment', 'markPaid'],
    async prepare() {
      const order = await pay.waiting()
      return {
        call: async () => expect(await pay.sendIpn(order)).toBe('99'),
        async check() {
          const paid = { state: 'payment', payment: 'paid', captures: 1, refunds: [] }
          expect(await pay.standing(order)).toMatchObject(paid)
        },
      }
    },
  },
}

test('covers every kind of operation', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(recoveries).sort())
})

describe.each(Object.entries(cases))('%s', (_kind, { step, prepare }) => {
  test.each(['before', 'after'] as const)(
    'is recovered at once in the process in which it failed %s a step',
    async (when) => {
      const { call, check } = await prepare()
      const broken = cutOff(shop, step, when)
      await call()
      expect(broken).toHaveBeenCalled()
      expect(await shop.rows('select kind from operation')).toEqual([])
      await check()
    },
  )

  test('is recovered by the job of a running process after its lease', async () => {
    const { call, check } = await prepare()
    killAt(shop, step, 'after')
    await call()
    expect(await shop.rows('select kind from operation')).not.toEqual([])
    await restart(shop)
    await check()
  })
})

describe('an account that is opened with an order', () => {
  const steps: Step[] = [
    ['shop_account', 'open'],
    ['shop_account', 'saveConsents'],
    [Modules.CUSTOMER, 'createCustomers'],
    [Modules.AUTH, 'register'],
    [Modules.AUTH, 'updateAuthIdentities'],
    // The first is that of the account, the second that of the order.
    ['operations', 'commit', 1],
    ['operations', 'commit', 2],
  ]

  test.each(steps)('leaves nothing when the process is killed at %s.%s %s', async (...step) => {
    const before = await traces()
    const email = newEmail()
    killAt(shop, step, 'before')
    expect((await placeWithAccount(email)).status).toBe(500)
    await restart(shop)
    expect(await traces()).toEqual(before)
    expect((await placeWithAccount(email)).status).toBe(200)
  })

  test('keeps its name from others while it is being opened, however long that takes', async () => {
    const email = newEmail()
    killAt(shop, [Modules.CUSTOMER, 'createCustomers'], 'before')
    await placeWithAccount(email)
    await shop.rows("update account set created_at = now() - interval '1 hour'")
    expect((await register(email)).body.code).toBe('taken')
    await shop.rows('update operation set next_run_at = now()')
    expect((await register(email)).status).toBe(200)
    await restart(shop)
  })
})
