import { signInAnswerSchema, userFields, userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { call, get } from './http.ts'
import { asMember, asStaff } from './people.ts'

const sign = (body: unknown) => call('POST', '/auth/local', { body })

describe('POST /auth/local', () => {
  it.each([
    ['MEMBER', 'authenticated'],
    ['STAFF', 'admin'],
  ])('signs a %s in at the same call', async (who, type) => {
    const identifier = given(`${who}_EMAIL`).toUpperCase()
    const { status, body, headers } = await sign({ identifier, password: given(`${who}_PASSWORD`) })
    expect(status).toBe(200)
    const { jwt } = v.parse(signInAnswerSchema, body)
    // Without populate no component is returned, neither the role nor staff's fields.
    expect(Object.keys(body.user).sort()).toEqual(Object.keys(userFields).sort())
    expect(headers.get('cache-control')).toBe('private, no-store')
    const me = await get('/users/me?populate=*', jwt)
    expect(v.parse(userSchema, me.body).role?.type).toBe(type)
    expect((await get('/users/me', jwt)).body).not.toHaveProperty('role')
  })

  it('returns the same answer for an unknown account and a wrong password', async () => {
    const wrong = await sign({ identifier: given('MEMBER_EMAIL'), password: 'sai' })
    const unknown = await sign({ identifier: 'khong-ai@nas.test', password: 'sai' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.error.message).toBe('Invalid identifier or password')
    expect(unknown.body).toEqual(wrong.body)
  })

  it('names missing fields, and accepts only text in JSON', async () => {
    const { body } = await sign({})
    expect(body.error.details.errors.map((one: { path: string[] }) => one.path[0])).toEqual([
      'identifier',
      'password',
    ])
    expect((await sign({ identifier: { $ne: null }, password: 'x' })).status).toBe(400)
    const broken = await call('POST', '/auth/local', { body: '{"identifier":' })
    expect([broken.status, broken.body.error.name]).toEqual([400, 'BadRequestError'])
  })

  it('answers 413 to a body above 1 MB', async () => {
    const { status, body } = await sign({ identifier: 'x'.repeat(1_200_000), password: 'x' })
    expect([status, body.error.name]).toEqual([413, 'PayloadTooLargeError'])
  })
})

describe('a token', () => {
  it('that is broken or foreign returns 401, also on public calls', async () => {
    const good = await asMember()
    for (const token of ['abc', `${good.slice(0, -4)}AAAA`, 'a.b.c']) {
      for (const path of ['/products', '/users/me']) {
        const { status, body } = await get(path, token)
        expect([status, body.error.message]).toEqual([401, 'Missing or invalid credentials'])
      }
    }
  })

  it.each(['Basic YWJjOmRlZg==', 'Bearer ', 'Bearer a.b.c'])(
    'is a bearer token: %j returns 401',
    async (Authorization) => {
      expect((await call('GET', '/products', { headers: { Authorization } })).status).toBe(401)
    },
  )

  it('is required for personal data', async () => {
    for (const path of ['/users/me', '/orders', '/orders/1']) {
      expect((await get(path)).status).toBe(403)
    }
  })

  it('makes a response private', async () => {
    const { headers } = await get('/products?pagination[limit]=1', await asStaff())
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('other origins', () => {
  it('are rejected', async () => {
    const { headers } = await call('GET', '/products?pagination[limit]=1', {
      headers: { Origin: 'https://evil.example' },
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
})
