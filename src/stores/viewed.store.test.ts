import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

useTestStorageEngine()

async function openPage(member?: string) {
  vi.resetModules()
  setTestStorageKey('nas:token', member === undefined ? undefined : '"jwt"')
  const profile = { id: member, username: 'lan', email: 'lan@nas.example' }
  setTestStorageKey('nas:profile', member === undefined ? undefined : JSON.stringify(profile))
  return import('./viewed.store.ts')
}

/** An account with this list; returns its changes. */
function account(viewed: number[]): number[][] {
  const changes: number[][] = []
  const consentless = { consents: [], connections: [], has_password: true, cod_blocked: false }
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') changes.push(JSON.parse(String(body)).viewed)
    return Response.json(method === 'PUT' ? user : { data: { viewed, ...consentless } })
  })
  return changes
}

const user = {
  id: 'cus_1',
  username: 'lan',
  email: 'lan@nas.example',
  provider: 'local',
  confirmed: true,
  blocked: false,
  fullname: null,
  phone: null,
  gender: null,
  createdAt: '',
  updatedAt: '',
}

beforeEach(() => cleanTestStorage())
afterEach(() => vi.unstubAllGlobals())

describe('viewed products', () => {
  it('are added once, newest first (SPEC §4)', async () => {
    const { $viewed, addViewed } = await openPage()
    expect([addViewed(1), addViewed(2), addViewed(1)]).toEqual([true, true, false])
    expect($viewed.get()).toEqual([2, 1])
  })

  it('are limited in number', async () => {
    const { $viewed, addViewed } = await openPage()
    for (let product = 1; product <= 60; product += 1) addViewed(product)
    expect($viewed.get()).toHaveLength(48)
    expect($viewed.get()[0]).toBe(60)
  })

  it.each(['{', '[]', '{"products":"1"}', '{"owner":"","products":[0,"x",null]}'])(
    'are empty for a malformed storage: %s',
    async (stored) => {
      setTestStorageKey('nas:viewed', stored)
      expect((await openPage()).$viewed.get()).toEqual([])
    },
  )

  it('of a visitor are merged into the account on sign-in', async () => {
    const { addViewed } = await openPage()
    addViewed(1)
    addViewed(2)
    const changes = account([3, 1])
    const { $viewed, isViewedJoined } = await openPage('cus_1')
    expect(isViewedJoined()).toBe(false)
    const { joinViewed } = await import('./join-viewed.ts')
    await joinViewed()
    expect($viewed.get()).toEqual([2, 1, 3])
    expect(changes).toEqual([[2, 1, 3]])
    expect(isViewedJoined()).toBe(true)
  })

  it('change nothing in an account that has them', async () => {
    const changes = account([3, 1])
    const { $viewed } = await openPage('cus_1')
    const { joinViewed } = await import('./join-viewed.ts')
    await joinViewed()
    expect($viewed.get()).toEqual([3, 1])
    expect(changes).toEqual([])
  })

  it('of a member are private, and are removed on sign-out', async () => {
    const { addViewed, takeViewed } = await openPage('cus_1')
    takeViewed([1])
    addViewed(2)
    expect((await openPage('cus_2')).$viewed.get()).toEqual([])
    const { $viewed, forgetOthersViewed } = await openPage()
    forgetOthersViewed()
    expect($viewed.get()).toEqual([])
    expect((await openPage('cus_1')).$viewed.get()).toEqual([])
  })
})
