import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'

useTestStorageEngine()

const lan = {
  id: 'cus_1',
  username: 'lan',
  email: 'lan@nas.vn',
  fullname: 'Lan',
  phone: '0912345678',
}
const home = {
  id: 'addr_1',
  attributes: {
    name: 'Lan',
    phone: '0912345678',
    address: '1 Lê Lợi',
    province: 'Hà Nội',
    district: 'Ba Đình',
    ward: 'Phúc Xá',
  },
}

const unit = (id: number, name: string, later?: string) => {
  const successor = later && { data: { id: 1, attributes: { name: later, code: '1' } } }
  return { id, attributes: { name, code: String(id), ...(successor && { successor }) } }
}
const lists: Record<string, object[]> = {
  '/api/provinces': [
    unit(1, 'Hà Nội'),
    unit(2, 'Đà Nẵng'),
    unit(70, 'Tỉnh Bình Định', 'Tỉnh Gia Lai'),
    unit(64, 'Tỉnh Gia Lai', 'Tỉnh Gia Lai'),
  ],
  '/api/provinces-2025': [unit(1, 'Hà Nội'), unit(52, 'Tỉnh Gia Lai')],
  '/api/wards-2025': [unit(5, 'Phường Hồng Hà')],
  '/api/districts': [unit(11, 'Ba Đình')],
  '/api/wards': [unit(111, 'Phúc Xá')],
}

const server = { sent: [] as [string, unknown][], status: 200 }

async function answer(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const [path = ''] = address.split('?')
  if (method === 'GET') {
    const data = lists[path] ?? [home]
    return Response.json({ data, meta: { pagination: {} } })
  }
  const { data } = JSON.parse(String(body))
  server.sent.push([`${method} ${path}`, data])
  const error = { status: server.status, name: 'x', message: 'x', details: {} }
  if (server.status !== 200) return Response.json({ data: null, error }, { status: server.status })
  return Response.json({ data: { id: method === 'POST' ? 'addr_2' : 'addr_1', attributes: data } })
}

async function openPage() {
  vi.resetModules()
  const book = await import('./address-book.store.ts')
  const form = await import('./address-form.ts')
  const { switchScheme } = await import('../../forms/places.ts')
  await book.loadBook()
  const names = () => {
    const view = book.$book.get()
    return view.state === 'ready' ? view.addresses.map(({ attributes }) => attributes.name) : []
  }
  return { ...book, ...form, switchScheme, names }
}

useSessionStorage()

beforeEach(() => {
  cleanTestStorage()
  setTestStorageKey('nas:token', '"jwt"')
  setTestStorageKey('nas:profile', JSON.stringify(lan))
  Object.assign(server, { sent: [], status: 200 })
  vi.stubGlobal('fetch', answer)
})

const places = {
  province: { id: 1, name: 'Hà Nội' },
  district: { id: 11, name: 'Ba Đình' },
  ward: { id: 111, name: 'Phúc Xá' },
}

describe('an address', () => {
  it('that is new starts with the member’s name and comes first in the list', async () => {
    const { addressForm, beginAddress, saveAddress, names } = await openPage()
    beginAddress(lan)
    expect(addressForm.$values.get()).toMatchObject({ editing: 'new', name: 'Lan' })
    addressForm.fill({ name: ' Bưởi ', address: '2 Trần Phú' })
    addressForm.fill({ province: places.province })
    addressForm.fill({ ward: { id: 5, name: 'Phường Hồng Hà' } })
    expect(await saveAddress()).toBe(true)
    expect(server.sent).toEqual([
      [
        'POST /api/addresses',
        {
          name: 'Bưởi',
          phone: '0912345678',
          address: '2 Trần Phú',
          province: 'Hà Nội',
          district: '',
          ward: 'Phường Hồng Hà',
        },
      ],
    ])
    expect(names()).toEqual(['Bưởi', 'Lan'])
    expect(addressForm.$values.get().editing).toBe('')
  })

  it('that is changed has its places by their names, and keeps its position', async () => {
    const { addressForm, beginChange, saveAddress, names } = await openPage()
    await beginChange(lan, home)
    const stored = { editing: 'addr_1', scheme: 'three_levels', ...places }
    expect(addressForm.$values.get()).toMatchObject(stored)
    addressForm.change('name', 'Bưởi')
    expect(await saveAddress()).toBe(true)
    expect(server.sent[0]?.[0]).toBe('PUT /api/addresses/addr_1')
    expect(names()).toEqual(['Bưởi'])
  })

  it('with an unknown place asks for it', async () => {
    const { addressForm, beginChange, saveAddress } = await openPage()
    await beginChange(lan, { ...home, attributes: { ...home.attributes, district: 'Hà Tây' } })
    expect(addressForm.$values.get()).toMatchObject({ province: places.province, district: null })
    expect(await saveAddress()).toBe(false)
    expect(addressForm.$errors.get()).toEqual({
      district: 'districtRequired',
      ward: 'wardRequired',
    })
  })

  it('that could not be saved stays in the form, also after a reload', async () => {
    const { beginChange, addressForm, saveAddress, names } = await openPage()
    await beginChange(lan, home)
    addressForm.change('name', 'Bưởi')
    server.status = 503
    expect(await saveAddress()).toBe(false)
    expect(names()).toEqual(['Lan'])
    const again = await openPage()
    expect(again.addressForm.$values.get()).toMatchObject({ editing: 'addr_1', name: 'Bưởi' })
  })

  it('keeps its province in the other address scheme, there and back', async () => {
    const { addressForm, beginAddress, switchScheme } = await openPage()
    const province = () => addressForm.$values.get().province?.name
    beginAddress(lan)
    addressForm.fill({ scheme: 'three_levels', province: { id: 70, name: 'Tỉnh Bình Định' } })
    addressForm.fill({ district: places.district })
    await switchScheme(addressForm, 'two_levels')
    expect(addressForm.$values.get()).toMatchObject({ scheme: 'two_levels', ward: null })
    expect(province()).toBe('Tỉnh Gia Lai')
    await switchScheme(addressForm, 'three_levels')
    expect(province()).toBe('Tỉnh Bình Định')
    expect(addressForm.$values.get().district).toBeNull()
    addressForm.fill({ province: { id: 52, name: 'Tỉnh Gia Lai' }, scheme: 'two_levels' })
    await switchScheme(addressForm, 'three_levels')
    expect(addressForm.$values.get().province).toEqual({ id: 64, name: 'Tỉnh Gia Lai' })
  })

  it('starts with the province that includes this device’s former one', async () => {
    const { addressForm, switchScheme } = await openPage()
    const { provinceNamed } = await import('../../forms/places.ts')
    addressForm.fill((await provinceNamed('Tỉnh Bình Định')) ?? {})
    expect(addressForm.$values.get()).toMatchObject({
      scheme: 'two_levels',
      province: { name: 'Tỉnh Gia Lai' },
    })
    await switchScheme(addressForm, 'three_levels')
    expect(addressForm.$values.get().province).toMatchObject({ name: 'Tỉnh Bình Định' })
    expect(await provinceNamed('Tỉnh Nào')).toBeNull()
  })

  it('of one member is not shown to the next', async () => {
    const { beginAddress } = await openPage()
    beginAddress(lan)
    const { addressForm, closeOthersAddress } = await openPage()
    closeOthersAddress(lan)
    expect(addressForm.$values.get().editing).toBe('new')
    closeOthersAddress({ ...lan, id: 'cus_2' })
    expect(addressForm.$values.get().editing).toBe('')
  })
})
