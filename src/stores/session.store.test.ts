import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

useTestStorageEngine()

const profile = {
  id: 'cus_1',
  username: 'lan',
  email: 'lan@nas.example',
  fullname: 'Nguyễn Thị Lan',
  phone: null,
  role: { type: 'authenticated' },
}

const page = { cookie: '' }

/** A page that is opened with these cookies. */
async function openPage(cookie = '') {
  vi.resetModules()
  page.cookie = cookie
  return import('./session.store.ts')
}

beforeEach(() => {
  cleanTestStorage()
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

describe('session', () => {
  it('is signed in only with both token and profile (SPEC §4)', async () => {
    const { $profile, $signedIn, $token } = await openPage('nas_visit=1')
    expect($signedIn.get()).toBeNull()
    $token.set('jwt')
    expect($signedIn.get()).toBeNull()
    $profile.set(profile)
    expect($signedIn.get()?.username).toBe('lan')
    $token.set('')
    expect($signedIn.get()).toBeNull()
  })

  it('removes both when signing out, in other tabs too', async () => {
    const { $signedIn, keepSession, signOut } = await openPage()
    keepSession('jwt', profile, 'accepted')
    const seen: unknown[] = []
    const stop = $signedIn.listen((value) => seen.push(value))
    signOut()
    expect(seen.at(-1)).toBeNull()
    expect(getTestStorage()['nas:token']).toBe('""')
    expect(getTestStorage()['nas:profile']).toBe('null')
    stop()
  })

  it('follows a sign-out in another tab', async () => {
    const { $signedIn, keepSession } = await openPage()
    keepSession('jwt', profile, 'accepted')
    const stop = $signedIn.listen(() => {})
    setTestStorageKey('nas:token', '""')
    expect($signedIn.get()).toBeNull()
    stop()
  })

  it('marks a visit without "remember me"', async () => {
    const { keepSession } = await openPage()
    keepSession('jwt', profile, 'not_accepted')
    expect(page.cookie).toBe('nas_visit=1;path=/;samesite=lax')
  })

  it('restricts its cookie to TLS behind TLS', async () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    const { keepSession } = await openPage()
    keepSession('jwt', profile, 'accepted')
    expect(page.cookie).toBe('nas_visit=1;path=/;samesite=lax;max-age=0;secure')
  })

  it('survives the browser only with "remember me"', async () => {
    const first = await openPage()
    first.keepSession('jwt', profile, 'not_accepted')
    expect((await openPage('a=b; nas_visit=1')).$signedIn.get()).not.toBeNull()
    expect((await openPage('a=b')).$signedIn.get()).toBeNull()
    const second = await openPage()
    second.keepSession('jwt', profile, 'accepted')
    expect((await openPage('')).$signedIn.get()).not.toBeNull()
  })

  it.each([
    ['a broken profile', 'nas:profile', '{"id":'],
    ['a profile of another shape', 'nas:profile', '{"name":"x"}'],
    ['a token that is no text', 'nas:token', '{"a":1}'],
    ['a token that is no JSON', 'nas:token', 'abc'],
  ])('is signed out with %s', async (_what, key, text) => {
    const first = await openPage()
    first.keepSession('jwt', profile, 'accepted')
    setTestStorageKey(key, text)
    expect((await openPage()).$signedIn.get()).toBeNull()
  })

  it('recognises staff by the role', async () => {
    const { isStaff } = await openPage()
    expect(isStaff({ ...profile, role: { type: 'admin' } })).toBe(true)
    expect(isStaff(profile)).toBe(false)
    expect(isStaff(null)).toBe(false)
  })
})
