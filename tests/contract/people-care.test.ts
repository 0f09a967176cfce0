import { beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '../support/new-phone.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff, type NewMember } from './people.ts'
import { place } from './place-order.ts'

let staff: string
let member: NewMember
const phone = newPhone()

beforeAll(async () => {
  ;[staff, member] = await Promise.all([asStaff(), asNewMember({ phone })])
})

const post = (name: string, body: object, token = staff) =>
  call('POST', `/app/${name}`, { token, body })

it('only staff read the notes of staff', async () => {
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

it('cash on delivery is rejected for a member blocked by staff and for guests with their phone', async () => {
  const block = async (blocked: boolean) =>
    (await post('blockcod', { user: member.id, blocked, reason: 'Bom hàng' })).body.data
  const international = `+84 ${phone.slice(1)}`
  expect(
    (await post('blockcod', { user: member.id, blocked: true })).body.error.details,
  ).toMatchObject({ errors: [{ path: ['reason'], code: 'required' }] })
  const known = { cod_blocked_phone: phone, cod_blocked_reason: 'Bom hàng' }
  expect(await block(true)).toMatchObject({ cod_blocked: true, ...known })
  expect((await get('/app/account', member.token)).body.data.cod_blocked).toBe(true)
  for (const refused of [await place({}, member.token), await place({ phone: international })]) {
    expect(refused.status).toBe(400)
    expect(refused.body.error.details).toMatchObject({
      code: 'cod_blocked',
      errors: [{ path: ['payment'], code: 'cod_blocked' }],
    })
  }
  expect((await place()).status).toBe(200)
  expect(await block(false)).toMatchObject({ cod_blocked: false, cod_blocked_phone: null })
  expect((await place({}, member.token)).status).toBe(200)
  expect((await place({ phone: international })).status).toBe(200)
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

  it('changed concurrently are not overwritten', async () => {
    const { updatedAt } = (await get(`/users/${member.id}`, staff)).body
    const put = (fullname: string) =>
      call('PUT', `/users/${member.id}`, { token: staff, body: { fullname, updatedAt } })
    expect((await put('Lê Một')).status).toBe(200)
    expect((await put('Lê Hai')).status).toBe(409)
    expect((await get(`/users/${member.id}`, staff)).body.fullname).toBe('Lê Một')
  })
})
