import { may, roles, type StaffRole } from '@nas/domain/roles'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { endpoints } from '../../../src/api/routes/endpoints.ts'
import { newStaff } from '../../support/new-staff.ts'
import { call, get } from '../http.ts'
import { place } from '../place-order.ts'
import { keyOf } from './samples.ts'

let tokens: Record<StaffRole, string>

beforeAll(async () => {
  const made = roles.map(async (role) => [role, (await newStaff(role)).token] as const)
  tokens = Object.fromEntries(await Promise.all(made)) as typeof tokens
})

/** Calls of staff about their own account. */
const own = [
  'GET /app/account',
  'GET /app/sessions',
  'GET /users/me',
  'POST /app/endsession',
  'GET /app/secondfactor',
  'POST /app/beginsecondfactor',
  'POST /app/provesession',
  'POST /app/confirmsecondfactor',
  'POST /app/editorcode',
  'POST /app/renewrecoverycodes',
  'GET /app/staffjobs',
  'GET /app/listviews',
  'POST /app/savelistview',
  'POST /app/removelistview',
  'POST /app/cancelstaffjob',
  'POST /app/dismissstaffjob',
]
/** The permission depends on the query; commerce and the resource check it. */
const bySubject = [
  'GET /app/lastchange',
  'PUT /orders/:id',
  'PUT /users/:id',
  'POST /app/staffjobs',
  'POST /app/pendingemail',
]

test('every call for staff or signed-in users declares its permission', () => {
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
  it.each(roles)('by %s', async (role) => {
    // The id does not exist and the body is invalid: only the permission is tested.
    const { status } = await call(method, path.replace(':id', '999999999'), {
      token: tokens[role],
      ...(method !== 'GET' && { body: { data: {} } }),
    })
    if (may([role], permission)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })
})

test('users/me returns the roles', async () => {
  const { body } = await get('/users/me?populate=role', tokens.warehouse)
  expect(body.role).toMatchObject({ type: 'admin', duties: ['warehouse'] })
})

describe('an order', () => {
  test('shows the warehouse only the lines and the delivery address', async () => {
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
    'cannot be found by %s without permission to see it',
    async (query) => {
      expect((await get(`/orders?${query}`, tokens.warehouse)).status).toBe(400)
      expect((await get(`/orders?${query}`, tokens['order-desk'])).status).toBe(200)
    },
  )
})

test('ratings that are not public are only for their editors', async () => {
  const { body } = await get('/ratings?populate=*', tokens.content)
  for (const { attributes } of body.data) expect(attributes.state).toBe('active')
})
