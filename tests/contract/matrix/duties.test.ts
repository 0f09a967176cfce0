import { type Duty, duties, may } from '@nas/domain/duties'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { endpoints } from '../../../src/api/endpoints.ts'
import { newStaff } from '../../support/new-staff.ts'
import { call, get } from '../http.ts'
import { place } from '../place-order.ts'
import { keyOf } from './samples.ts'

let tokens: Record<Duty, string>

beforeAll(async () => {
  const made = duties.map(async (duty) => [duty, (await newStaff(duty)).token] as const)
  tokens = Object.fromEntries(await Promise.all(made)) as typeof tokens
})

/** Calls of staff about themselves. */
const own = [
  ...['GET /app/account', 'GET /app/sessions', 'GET /users/me', 'POST /app/endsession'],
  ...['GET /app/secondfactor', 'POST /app/beginsecondfactor'],
  ...['POST /app/confirmsecondfactor', 'POST /app/renewrecoverycodes'],
]
/** What is asked for decides who may; commerce and the resource see to it. */
const bySubject = ['PUT /orders/:id', 'PUT /users/:id']

test('every call that only staff, or only those who are signed in, may make says what it needs', () => {
  const open = endpoints.filter(({ access, permission }) => {
    return permission === undefined && (access === 'admin' || access === 'signed-in')
  })
  expect(open.map(keyOf).sort()).toEqual([...own, ...bySubject].sort())
})

const staffCalls = endpoints.flatMap((endpoint) => {
  const { permission, access } = endpoint
  if (permission === undefined || access === 'all') return []
  return [[keyOf(endpoint), endpoint, permission] as const]
})

describe.each(staffCalls)('%s', (_key, { method, path }, permission) => {
  it.each(duties)('by %s', async (duty) => {
    // Nothing has this id, and nothing can be done with this body: it is the right that is asked for.
    const { status } = await call(method, path.replace(':id', '999999999'), {
      token: tokens[duty],
      ...(method !== 'GET' && { body: { data: {} } }),
    })
    if (may([duty], permission)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })
})

test('users/me says what somebody is there for', async () => {
  const { body } = await get('/users/me?populate=role', tokens.warehouse)
  expect(body.role).toMatchObject({ type: 'admin', duties: ['warehouse'] })
})

describe('an order', () => {
  test('shows the warehouse what to pack and where to send it, and no more', async () => {
    const email = 'khach.hang@nas.test'
    const { body: placed } = await place({ email })
    const path = `/orders/${placed.data.id}?populate[0]=cartitems&populate[1]=user&populate[2]=refunds`
    const { body } = await get(path, tokens.warehouse)
    const { total, email: shown, name, cartitems } = body.data.attributes
    expect([total, shown, cartitems[0].price]).toEqual([null, null, null])
    expect([name, cartitems[0].quantity]).toEqual([expect.stringMatching(/./), expect.any(Number)])
    expect(JSON.stringify(body)).not.toContain(email)
    const file = await get('/app/export/orders', tokens.warehouse)
    expect(JSON.stringify(file.body)).not.toContain(email)
  })

  test.each(['filters[email][$contains]=a', 'filters[total][$gt]=1', 'sort=total'])(
    'cannot be found by %s by who does not see it',
    async (query) => {
      expect((await get(`/orders?${query}`, tokens.warehouse)).status).toBe(400)
      expect((await get(`/orders?${query}`, tokens['order-desk'])).status).toBe(200)
    },
  )
})

test('ratings that are not shown are for those who decide on them', async () => {
  const { body } = await get('/ratings?populate=*', tokens.content)
  for (const { attributes } of body.data) expect(attributes.state).toBe('active')
})
