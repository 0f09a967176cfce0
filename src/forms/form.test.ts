import { describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../tests/support/session-storage.ts'
import { ApiError } from '../api-client/api-error.ts'
import { emailField, newPasswordField, placeFields } from './fields.ts'
import { createForm } from './form.ts'
import { type AddressPlaces, noPlace, noPlaces, withPlacesBelow } from './places.ts'
import { rejectionOf } from './rejection.ts'

const kept = useSessionStorage()

const anywhere = { ...placeFields.province, check: () => undefined }
const places = {
  scheme: placeFields.scheme,
  province: anywhere,
  district: { ...placeFields.district, check: () => undefined },
  ward: anywhere,
}
const fields = { email: emailField, password: newPasswordField, ...places } as const
const openPage = () => createForm({ key: 'nas:test', fields, follow: withPlacesBelow })
const { empty } = openPage()
type Values = typeof empty

describe('the input', () => {
  it('survives a reload, but a password is not stored', () => {
    const form = openPage()
    form.change('email', 'lan@nas.vn')
    form.change('password', 'hoa sữa đêm')
    expect(form.$values.get().password).toBe('hoa sữa đêm')
    expect([...kept.values()].join()).not.toContain('hoa')
    expect(openPage().$values.get()).toEqual({ ...empty, email: 'lan@nas.vn' })
  })

  it('survives a closed tab when enabled, until it is sent', () => {
    const device = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => device.set(key, value),
      removeItem: (key: string) => device.delete(key),
    })
    const open = () => createForm({ key: 'nas:test', fields, survivesTab: true })
    open().change('email', 'lan@nas.vn')
    kept.clear()
    expect(open().$values.get()).toEqual({ ...empty, email: 'lan@nas.vn' })
    open().forget()
    kept.clear()
    expect([open().$values.get(), device.size]).toEqual([empty, 0])
  })

  it.each(['null', '3', '"x"', '[]', '{', '{"email":5}'])('is empty for a stored %s', (stored) => {
    kept.set('nas:test', stored)
    expect(openPage().$values.get()).toEqual(empty)
  })

  it('is removed completely', () => {
    const form = openPage()
    form.change('email', 'lan@nas.vn')
    form.forget()
    expect([form.$values.get(), openPage().$values.get()]).toEqual([empty, empty])
  })
})

describe('errors', () => {
  it('are found on leaving a field, unless it is empty', () => {
    const form = openPage()
    form.leave('email')
    expect(form.$errors.get()).toEqual({})
    form.change('email', 'lan@')
    form.leave('email')
    expect(form.$errors.get()).toEqual({ email: 'emailInvalid' })
    form.change('email', 'lan@n')
    expect(form.$errors.get()).toEqual({})
  })

  it('prevent the form from being sent', async () => {
    const form = openPage()
    const send = vi.fn()
    expect(await form.submit(send)).toBeNull()
    expect(send).not.toHaveBeenCalled()
    expect(form.$errors.get()).toEqual({ email: 'emailRequired', password: 'passwordRequired' })
    expect(form.$attempt.get()).toEqual({ state: 'refused', sentence: 'problemInvalid' })
  })
})

describe('sending', () => {
  const filled = () => {
    const form = openPage()
    form.fill({ email: 'lan@nas.vn', password: 'hoa sữa đêm' })
    return form
  }

  it('happens once for a double press', async () => {
    const form = filled()
    const send = vi.fn(async ({ email }: Values) => email)
    expect(await Promise.all([form.submit(send), form.submit(send)])).toEqual(['lan@nas.vn', null])
    expect(send).toHaveBeenCalledTimes(1)
    expect(form.$attempt.get()).toEqual({ state: 'done' })
  })

  it('keeps everything when it fails, and can be repeated', async () => {
    const form = filled()
    const errors = [{ path: ['data', 'email'], message: 'x', name: 'x', code: 'email_invalid' }]
    const error = new ApiError({ status: 400, name: 'x', message: 'x', errors })
    expect(await form.submit(() => Promise.reject(error))).toBeNull()
    expect(form.$errors.get()).toEqual({ email: 'emailInvalid' })
    expect(form.$values.get()).toMatchObject({ email: 'lan@nas.vn', password: 'hoa sữa đêm' })
    expect(await form.submit(async () => 'sent')).toBe('sent')
  })
})

describe('rejectionOf', () => {
  const status = (number: number, code?: string) =>
    new ApiError({ status: number, name: 'x', message: 'x', code })
  it.each([
    [status(0, 'network'), 'problemNetwork'],
    [status(0, 'timeout'), 'problemTimeout'],
    [status(401), 'problemSession'],
    [status(403), 'problemSession'],
    [status(429), 'problemTooMany'],
    [status(503), 'problemUnavailable'],
    [status(500), 'problemUnavailable'],
    [status(400), 'problemUnknown'],
    [new TypeError('x'), 'problemUnknown'],
  ])('%s is %s', (error, sentence) => {
    expect(rejectionOf(error, {})).toEqual({ sentence, fields: {} })
  })
})

describe('places', () => {
  const hanoi = { id: 1, name: 'Thành phố Hà Nội' }
  const whole: AddressPlaces = {
    scheme: 'three_levels',
    province: hanoi,
    district: { id: 2, name: 'Quận Ba Đình' },
    ward: { id: 3, name: 'Phường Phúc Xá' },
  }
  it('below a changed one are cleared', () => {
    const other = { id: 9, name: 'Tỉnh Hà Giang' }
    const below = { district: null, ward: null }
    expect(withPlacesBelow(whole, { ...whole, province: other })).toMatchObject(below)
    expect(withPlacesBelow(whole, { ...whole, district: other })).toMatchObject({
      province: hanoi,
      ward: null,
    })
    const twoLevels = withPlacesBelow(whole, { ...whole, scheme: 'two_levels' })
    expect(twoLevels).toMatchObject({ province: null, district: noPlace, ward: null })
    const chosen = { ...twoLevels, province: other, ward: hanoi }
    expect(withPlacesBelow(twoLevels, chosen)).toMatchObject(chosen)
    expect(withPlacesBelow(chosen, { ...chosen, scheme: 'three_levels' })).toMatchObject({
      province: null,
      ...below,
    })
    expect(withPlacesBelow(whole, { ...whole, province: { id: 1, name: 'x' } })).toMatchObject({
      district: whole.district,
    })
  })

  it('that are set together stay together', () => {
    const elsewhere = {
      scheme: 'three_levels' as const,
      province: { id: 9, name: 'Tỉnh Hà Giang' },
      district: { id: 10, name: 'Huyện Đồng Văn' },
      ward: { id: 11, name: 'Thị trấn Đồng Văn' },
    }
    expect(withPlacesBelow(whole, elsewhere)).toEqual(elsewhere)
    expect(withPlacesBelow(noPlaces, elsewhere)).toEqual(elsewhere)
  })
})
