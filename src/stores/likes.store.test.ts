import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { beforeEach, describe, expect, it, vi } from 'vitest'

useTestStorageEngine()

const member = (id: string, type = 'authenticated') =>
  JSON.stringify({ id, username: 'lan', email: 'lan@nas.example', role: { type } })

/** The store of a page with this person signed in. */
async function openPage(likes?: string, profile = member('cus_1')) {
  vi.resetModules()
  setTestStorageKey('nas:token', '"jwt"')
  setTestStorageKey('nas:profile', profile)
  if (likes !== undefined) setTestStorageKey('nas:likes', likes)
  return import('./likes.store.ts')
}

beforeEach(() => cleanTestStorage())

describe('likes', () => {
  it('are stored for their owner, newest first', async () => {
    const { $liked, likeOf, setLike } = await openPage()
    setLike(7, '')
    setLike(9, 'like_9')
    setLike(7, 'like_7')
    expect($liked.get()).toEqual([7, 9])
    const again = await openPage()
    expect(again.$liked.get()).toEqual([7, 9])
    expect(again.likeOf(9)).toBe('like_9')
    again.setLike(9, undefined)
    expect(again.$liked.get()).toEqual([7])
    expect(likeOf(9)).toBe('like_9')
  })

  it('of another member are ignored', async () => {
    const { setLike } = await openPage()
    setLike(7, 'like_7')
    const { $liked, likeOf } = await openPage(undefined, member('cus_2'))
    expect($liked.get()).toEqual([])
    expect(likeOf(7)).toBeUndefined()
  })

  it('are for members: staff have none', async () => {
    const { $liked, $liker } = await openPage(
      JSON.stringify({ owner: 'user_1', liked: [[7, 'a']], at: 1 }),
      member('user_1', 'admin'),
    )
    expect($liker.get()).toBe('')
    expect($liked.get()).toEqual([])
  })

  it.each(['{', 'null', '{"owner":"cus_1","liked":7}', '{"owner":"cus_1","liked":[[0],["x"],7]}'])(
    'are empty for a malformed storage: %s',
    async (stored) => {
      const { $liked } = await openPage(stored)
      expect($liked.get()).toEqual([])
    },
  )

  it('are reloaded after a while, after a press, and when the clock was set back', async () => {
    const { areLikesOlderThan, setLike, takeLikes } = await openPage()
    expect(areLikesOlderThan(60_000)).toBe(true)
    takeLikes([[7, 'like_7']])
    expect(areLikesOlderThan(60_000)).toBe(false)
    setLike(7, undefined)
    expect(areLikesOlderThan(60_000)).toBe(true)
    const ahead = JSON.stringify({ owner: 'cus_1', liked: [], at: Date.now() + 3_600_000 })
    expect((await openPage(ahead)).areLikesOlderThan(60_000)).toBe(true)
  })
})
