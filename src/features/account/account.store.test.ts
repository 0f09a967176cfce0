import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import type { User } from '@nas/contract/user'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'

useTestStorageEngine()

const user: User = {
  id: 'cus_1',
  username: 'lan',
  email: 'lan@nas.technology',
  provider: 'google',
  confirmed: true,
  blocked: false,
  fullname: 'Nguyễn Thị Lan',
  phone: '0912345678',
  gender: null,
  createdAt: '',
  updatedAt: '',
}
const account = {
  consents: [],
  viewed: [],
  connections: [],
  has_password: true,
  cod_blocked: false,
  pending_email: null,
}

/** The sent calls, and the response to a change. */
const server = { sent: [] as [string, unknown][], status: 200, problem: {} as object }

async function answer(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  if (method !== 'GET') {
    server.sent.push([`${method} ${path}`, JSON.parse(String(body))])
    if (server.status !== 200) {
      const error = { status: server.status, name: 'x', message: 'x', details: server.problem }
      return Response.json({ data: null, error }, { status: server.status })
    }
  }
  if (path === '/api/auth/local') return Response.json({ jwt: 'new', user })
  if (path.startsWith('/api/app/account')) return Response.json({ data: account })
  return Response.json({ ...user, ...(method === 'PUT' && JSON.parse(String(body))) })
}

async function openPage() {
  vi.resetModules()
  const store = await import('./account.store.ts')
  const { $profile, $token } = await import('../../stores/session.store.ts')
  const profile = await import('./profile-form.ts')
  const { passwordForm, changePassword } = await import('./password-section.tsx')
  await store.loadMember()
  profile.showProfile(user)
  return { ...store, ...profile, passwordForm, changePassword, $profile, $token }
}

const kept = useSessionStorage()

beforeEach(() => {
  cleanTestStorage()
  setTestStorageKey('nas:token', '"old"')
  setTestStorageKey('nas:profile', JSON.stringify(user))
  Object.assign(server, { sent: [], status: 200, problem: {} })
  vi.stubGlobal('document', { documentElement: { lang: 'vi' }, cookie: 'nas_visit=1' })
  vi.stubGlobal('fetch', answer)
})

describe('the profile', () => {
  it('sends only changed fields, and updates the greeting', async () => {
    const { profileForm, saveProfile, $profile, $member } = await openPage()
    profileForm.change('fullname', ' Trần Thị Bưởi ')
    expect(await saveProfile()).toBe(true)
    expect(server.sent).toEqual([['PUT /api/users/cus_1', { fullname: 'Trần Thị Bưởi' }]])
    expect($profile.get()?.fullname).toBe('Trần Thị Bưởi')
    expect($member.get()).toMatchObject({ user: { fullname: 'Trần Thị Bưởi' } })
    expect(profileForm.$values.get().phone).toBe('+84 912 345 678')
    profileForm.change('phone', '0987654321')
    expect(await saveProfile()).toBe(true)
    expect(profileForm.$values.get().phone).toBe('+84 987 654 321')
  })

  it('accepts an unchanged e-mail from Google, and validates a new one', async () => {
    const { profileForm, saveProfile } = await openPage()
    expect(await saveProfile()).toBe(true)
    profileForm.change('email', 'lan@an.technology')
    expect(await saveProfile()).toBe(false)
    expect(profileForm.$errors.get()).toEqual({
      email: 'emailInvalid',
      current: 'currentRequired',
    })
  })

  it('keeps the input through a failure and a reload', async () => {
    const { profileForm, saveProfile } = await openPage()
    profileForm.change('fullname', 'Trần Thị Bưởi')
    server.status = 503
    expect(await saveProfile()).toBe(false)
    const again = await openPage()
    expect(again.profileForm.$values.get().fullname).toBe('Trần Thị Bưởi')
  })

  it('of one member is not shown to the next', async () => {
    const { profileForm } = await openPage()
    profileForm.change('fullname', 'Trần Thị Bưởi')
    const { showProfile, profileForm: next } = await openPage()
    showProfile({ ...user, id: 'cus_2', fullname: 'Lê Thị Đơn' })
    expect(next.$values.get().fullname).toBe('Lê Thị Đơn')
  })

  it('of a new e-mail requires the password', async () => {
    const { profileForm, saveProfile } = await openPage()
    profileForm.change('email', 'other@nas.vn')
    expect(await saveProfile()).toBe(false)
    expect(profileForm.$errors.get()).toEqual({ current: 'currentRequired' })
  })

  it('signs out when the token is invalid', async () => {
    const { profileForm, saveProfile, $token } = await openPage()
    profileForm.change('fullname', 'x')
    server.status = 401
    await saveProfile()
    expect($token.get()).toBe('')
  })
})

describe('a new password', () => {
  const typed = { current: 'hoa sữa', password: 'hoa sữa đêm', repeated: 'hoa sữa đêm' }

  it('is followed by a new token, and is not stored', async () => {
    const { passwordForm, changePassword, $token } = await openPage()
    passwordForm.fill(typed)
    expect([...kept.values()].join()).not.toContain('hoa')
    expect(await changePassword({ user, account: { ...account, consents: [] } })).toBe('signedIn')
    expect(server.sent[0]).toEqual([
      'PUT /api/users/cus_1',
      { password: typed.password, currentPassword: typed.current },
    ])
    expect($token.get()).toBe('new')
    expect(passwordForm.$values.get().password).toBe('')
  })

  it('that is incomplete or differs is not sent', async () => {
    const { passwordForm, changePassword } = await openPage()
    passwordForm.fill({ ...typed, current: '', password: 'kurz' })
    expect(await changePassword({ user, account })).toBe('refused')
    expect(passwordForm.$errors.get()).toEqual({
      current: 'currentRequired',
      password: 'passwordShort',
      repeated: 'repeatedDiffers',
    })
    expect(server.sent).toEqual([])
  })

  it('with a wrong current password shows the problem at its field', async () => {
    const { passwordForm, changePassword } = await openPage()
    passwordForm.fill(typed)
    const errors = [{ path: ['currentPassword'], message: 'x', name: 'x', code: 'x' }]
    Object.assign(server, { status: 400, problem: { errors } })
    expect(await changePassword({ user, account })).toBe('refused')
    expect(passwordForm.$errors.get()).toEqual({ current: 'currentWrong' })
    expect(passwordForm.$values.get().password).toBe(typed.password)
  })
})
