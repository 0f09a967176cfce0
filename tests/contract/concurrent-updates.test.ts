import { randomUUID } from 'node:crypto'
import { afterAll, describe, it } from 'vitest'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { expectOneWinnerEach, type Race, type Subject, staffRecord } from './race.ts'
import { deliveredOrder } from './rated-order.ts'

const staff = await asStaff()
const discarded: string[] = []

afterAll(async () => {
  for (const path of discarded) await call('DELETE', path, { token: staff })
})

async function published(collection: string, fields: object): Promise<string> {
  // Not on sale, so that no page is rendered for a change.
  const data = { name: 'Cùng lúc', state: 'inactive', ...fields }
  const { body } = await call('POST', `/${collection}`, { token: staff, body: { data } })
  const path = `/${collection}/${body.data.id}`
  discarded.push(path)
  return path
}

const content = async (collection: string, fields: object = {}) =>
  staffRecord(staff, await published(collection, fields), 'name')

async function request(collection: string, fields: object): Promise<Subject> {
  const body = { name: 'Cùng Lúc', phone: '0912345678', ...fields }
  const { id } = (await call('POST', `/${collection}`, { body })).body.data
  return staffRecord(staff, `/${collection}/${id}`, 'note')
}

async function rating(): Promise<Subject> {
  const { token } = await asNewMember()
  const { id: order, line } = await deliveredOrder(token)
  const body = { order, ratings: [{ cartitem: line, stars: 5, words: 'Tốt' }] }
  const rated = await call('POST', '/app/rateorder?populate=ratings', { token, body })
  const { id } = rated.body.data.attributes.ratings[0]
  return staffRecord(staff, `/ratings/${id}`, 'reply', { state: 'inactive' })
}

/** Changed by its owner and by a member of staff. */
async function user(): Promise<Subject> {
  const { id, token } = await asNewMember()
  return {
    async read() {
      const { updatedAt, fullname } = (await get(`/users/${id}`, staff)).body
      return { version: updatedAt, value: fullname }
    },
    write(fullname, updatedAt, client) {
      const body = { fullname, updatedAt }
      return call('PUT', `/users/${id}`, { token: client === 0 ? token : staff, body })
    },
  }
}

async function stock(): Promise<Subject> {
  const fields = { slug: `thu-${randomUUID()}`, price: 100_000, stock_start: 3 }
  const product = Number((await published('products', fields)).split('/').at(-1))
  return {
    async read() {
      const { on_hand } = (await get(`/stock/${product}`, staff)).body.data.attributes
      return { version: on_hand, value: on_hand }
    },
    write(quantity, expected) {
      const data = { product, way: 'set', reason: 'counted', quantity, expected }
      return call('POST', '/app/changestock', { token: staff, body: { data } })
    },
  }
}

let figure = 10
const text: Pick<Race, 'code' | 'nextValue'> = { code: 'stale', nextValue: randomUUID }
const figures: Pick<Race, 'code' | 'nextValue'> = { code: 'conflict', nextValue: () => ++figure }

describe('of two concurrent updates made from one version exactly one is stored', () => {
  it.each([
    ['products', text, () => content('products', { slug: `thu-${randomUUID()}`, price: 100_000 })],
    ['clubs', text, () => content('clubs', { slug: `thu-${randomUUID()}` })],
    ['places', text, () => content('places')],
    [
      'distributors',
      text,
      () => request('distributors', { occupation: 'Spa', address: '1 Lê Lợi' }),
    ],
    ['supports', text, () => request('supports', { order_code: 'NAS-1' })],
    ['users', text, user],
    ['ratings', text, rating],
    ['stock', figures, stock],
  ] as const)(
    '%s',
    async (_name, values, make) => {
      const subjects = await Promise.all(Array.from({ length: 5 }, make))
      await expectOneWinnerEach({ ...values, subjects })
    },
    300_000,
  )
})
