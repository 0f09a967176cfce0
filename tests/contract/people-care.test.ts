import { beforeAll, describe, expect, it } from 'vitest'
import { call, get } from './http.ts'
import { asNewMember, asStaff, type NewMember } from './people.ts'
import { place } from './place-order.ts'

let staff: string
let member: NewMember

beforeAll(async () => {
  ;[staff, member] = await Promise.all([asStaff(), asNewMember()])
})

const post = (name: string, body: object, token = staff) =>
  call('POST', `/app/${name}`, { token, body })

it('notes of staff are read by staff alone', async () => {
  const noted = await post('usernote', { user: member.id, words: 'Gọi trước khi giao' })
  expect(noted.body.data.notes).toMatchObject([{ words: 'Gọi trước khi giao' }])
  const { body } = await get(`/app/useraccount?user=${member.id}`, staff)
  expect(body.data).toEqual(noted.body.data)
  expect(body.data.consents.map(({ purpose }: { purpose: string }) => purpose)).toContain('data')
  const own = await get('/app/account', member.token)
  expect(own.body.data).not.toHaveProperty('notes')
  expect((await post('usernote', { user: member.id, words: ' ' })).status).toBe(400)
  expect((await post('usernote', { user: 'cus_none', words: 'x' })).status).toBe(404)
})

it('cash on delivery is refused to a member for whom staff ruled it out', async () => {
  expect((await post('blockcod', { user: member.id, blocked: true })).status).toBe(200)
  expect((await get('/app/account', member.token)).body.data.cod_blocked).toBe(true)
  const refused = await place({ payment: 'cod' }, member.token)
  expect(refused.status).toBe(400)
  expect(refused.body.error.details).toMatchObject({
    code: 'cod_blocked',
    errors: [{ path: ['payment'], code: 'cod_blocked' }],
  })
  expect((await post('blockcod', { user: member.id, blocked: false })).status).toBe(200)
  expect((await place({ payment: 'cod' }, member.token)).status).toBe(200)
})

describe('users', () => {
  it('are filtered by role', async () => {
    const list = (type: string) => `/users?populate=role&filters[role][type][$eq]=${type}`
    for (const type of ['admin', 'authenticated']) {
      const { body } = await get(`${list(type)}&pagination[after]=`, staff)
      expect(body.data.length).toBeGreaterThan(0)
      for (const { role } of body.data) expect(role.type).toBe(type)
    }
    expect((await get('/users?filters[role][name]=Admin', staff)).status).toBe(400)
    expect((await get('/users?filters[role]=1', staff)).status).toBe(400)
    expect((await get('/users?filters[role][$eq]=1', staff)).status).toBe(400)
  })

  it('who were changed meanwhile are not written over', async () => {
    const { updatedAt } = (await get(`/users/${member.id}`, staff)).body
    const put = (fullname: string) =>
      call('PUT', `/users/${member.id}`, { token: staff, body: { fullname, updatedAt } })
    expect((await put('Lê Một')).status).toBe(200)
    expect((await put('Lê Hai')).status).toBe(409)
    expect((await get(`/users/${member.id}`, staff)).body.fullname).toBe('Lê Một')
  })
})
