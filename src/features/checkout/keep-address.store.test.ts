import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'

useTestStorageEngine()
useSessionStorage()

const place = { province: 'Tỉnh Khánh Hoà', district: null, ward: 'Phường Nha Trang' }
const saved = { name: 'Lan', phone: '0912345678', address: '1 Trần Phú', ...place }

const server = { sent: [] as unknown[], status: 200 }

async function answer(_path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  if (method === 'GET') {
    return Response.json({ data: [{ id: 'a', attributes: saved }], meta: { pagination: {} } })
  }
  const { data } = JSON.parse(String(body))
  server.sent.push(data)
  const error = { status: server.status, name: 'x', message: 'x', details: {} }
  if (server.status !== 200) return Response.json({ data: null, error }, { status: server.status })
  return Response.json({ data: { id: 'b', attributes: data } })
}

async function openPage() {
  vi.resetModules()
  const { keepAddress } = await import('./remembered-receiver.ts')
  const { $remembered, forgetReceiver } = await import('./remembered-receiver.ts')
  const { orderForm } = await import('./order-form.ts')
  const draft = {
    ...orderForm.empty,
    name: ' Lan ',
    phone: '+84 912 345 678',
    address: '1 Trần Phú',
    scheme: 'two_levels' as const,
    province: { id: 56, name: 'Tỉnh Khánh Hòa' },
    district: { id: 0, name: '' },
    ward: { id: 1, name: 'Phường Nha Trang' },
  }
  return { keepAddress, $remembered, forgetReceiver, draft }
}

function signIn() {
  setTestStorageKey('nas:token', '"jwt"')
  setTestStorageKey('nas:profile', JSON.stringify({ id: 1, username: 'lan', email: 'l@nas.vn' }))
}

beforeEach(() => {
  cleanTestStorage()
  Object.assign(server, { sent: [], status: 200 })
  vi.stubGlobal('document', { documentElement: { lang: 'vi' }, cookie: 'nas_visit=1' })
  vi.stubGlobal('fetch', answer)
})

it('saves a member’s new address once, unless the box was emptied', async () => {
  signIn()
  const { keepAddress, $remembered, draft } = await openPage()
  const other = { ...draft, address: '2 Trần Phú', rememberHere: true }
  expect(await keepAddress({ ...other, saveAddress: false })).toBe(true)
  // The saved one has another spelling of the province.
  expect(await keepAddress(draft)).toBe(true)
  expect(server.sent).toEqual([])
  expect(await keepAddress(other)).toBe(true)
  const sent = { ...place, province: 'Tỉnh Khánh Hòa', address: '2 Trần Phú' }
  expect(server.sent).toEqual([{ ...sent, name: 'Lan', phone: '+84 912 345 678' }])
  expect($remembered.get()).toBeNull()
  server.status = 503
  expect(await keepAddress(other)).toBe(false)
})

it('remembers a guest in this browser only when asked, until it is forgotten', async () => {
  const { keepAddress, $remembered, forgetReceiver, draft } = await openPage()
  await keepAddress(draft)
  await keepAddress({ ...draft, account: true, rememberHere: true })
  expect($remembered.get()).toBeNull()
  await keepAddress({ ...draft, rememberHere: true })
  expect((await openPage()).$remembered.get()?.attributes).toMatchObject({
    name: 'Lan',
    address: '1 Trần Phú',
    province: 'Tỉnh Khánh Hòa',
    ward: 'Phường Nha Trang',
  })
  expect(server.sent).toEqual([])
  forgetReceiver()
  expect((await openPage()).$remembered.get()).toBeNull()
})

it.each(['{', '7', '{"attributes":{"name":"Lan","phone":"x","address":"1"}}'])(
  'reads a malformed %s as nothing',
  async (stored) => {
    setTestStorageKey('nas:receiver-draft', stored)
    expect((await openPage()).$remembered.get()).toBeNull()
  },
)
