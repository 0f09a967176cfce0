import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import texts from '../../i18n/locales/vi/likes.json'

useTestStorageEngine()

const profile = { id: 'cus_1', username: 'lan', email: 'lan@nas.example' }

/** The server's likes and received calls; `answer` may delay or reject. */
const server = {
  likes: new Map<number, string>(),
  asked: [] as string[],
  answer: async (_call: string): Promise<number> => 200,
}

async function fetched(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const call = `${method} ${path.split('?')[0]}`
  server.asked.push(call)
  const known = [...server.likes]
  const status = await server.answer(call)
  if (status !== 200) return Response.json({ no: 'answer' }, { status })
  if (method === 'POST') {
    const { product } = JSON.parse(String(body)).data
    server.likes.set(product, `like_${product}`)
    return Response.json({ data: { id: `like_${product}`, attributes: {} } })
  }
  if (method === 'DELETE') {
    for (const [product, like] of server.likes) {
      if (path.endsWith(like)) server.likes.delete(product)
    }
    return Response.json({ data: {} })
  }
  const data = known.map(([product, id]) => ({
    id,
    attributes: { product: { data: { id: product } } },
  }))
  return Response.json({ data, meta: { pagination: { pageCount: 1 } } })
}

async function openPage() {
  vi.resetModules()
  const store = await import('../../stores/likes.store.ts')
  const { $token } = await import('../../stores/session.store.ts')
  const { $toast } = await import('../../stores/toast.store.ts')
  const calls = await import('./like-calls.ts')
  /** As on the page: first the heart, then the server. */
  const press = (product: number) => {
    const like = store.likeOf(product)
    store.setLike(product, like === undefined ? '' : undefined)
    return calls.settleLike(product, like)
  }
  const notices: string[][] = []
  $toast.listen((toast) => toast && notices.push([toast.variant, toast.message]))
  const said = () => notices
  return { ...store, ...calls, $token, press, said }
}

beforeEach(() => {
  cleanTestStorage()
  setTestStorageKey('nas:token', '"jwt"')
  setTestStorageKey('nas:profile', JSON.stringify(profile))
  server.likes.clear()
  server.asked.length = 0
  server.answer = async () => 200
  vi.stubGlobal('document', { documentElement: { lang: 'vi' }, cookie: 'nas_visit=1' })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('a heart', () => {
  it('likes, and unlikes with the returned id', async () => {
    const { press, likeOf, said } = await openPage()
    const done = press(7)
    expect(likeOf(7)).toBe('')
    await done
    expect(likeOf(7)).toBe('like_7')
    await press(7)
    expect(likeOf(7)).toBeUndefined()
    expect(server.likes.size).toBe(0)
    expect(said()).toEqual([
      ['success', texts.likeAdded],
      ['success', texts.likeRemoved],
    ])
  })

  it('is rolled back when the like fails', async () => {
    server.answer = async () => 503
    const { press, likeOf, said } = await openPage()
    await press(7)
    expect(likeOf(7)).toBeUndefined()
    expect(said()).toEqual([['danger', texts.likeAddFailed]])
  })

  it('is rolled back when the removal fails', async () => {
    const { press, likeOf, said } = await openPage()
    await press(7)
    server.answer = async () => 500
    await press(7)
    expect(likeOf(7)).toBe('like_7')
    expect(said().at(-1)).toEqual(['danger', texts.likeRemoveFailed])
  })

  it('pressed again before the response ends in the last state', async () => {
    let answerNow = () => {}
    server.answer = () =>
      new Promise((resolve) => {
        answerNow = () => resolve(200)
        server.answer = async () => 200
      })
    const { press, likeOf, said } = await openPage()
    const done = press(7)
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    await press(7)
    answerNow()
    await done
    expect(likeOf(7)).toBeUndefined()
    expect(server.likes.size).toBe(0)
    expect(said()).toEqual([])
  })

  it('unlikes a product whose like another tab has changed', async () => {
    const { press, setLike, said } = await openPage()
    server.likes.set(7, 'like_7')
    setLike(7, '')
    await press(7)
    expect(server.likes.size).toBe(0)
    setLike(9, 'like_gone')
    server.answer = async (call) => (call.startsWith('DELETE') ? 404 : 200)
    await press(9)
    const removed = ['success', texts.likeRemoved]
    expect(said()).toEqual([removed, removed])
  })

  it('signs out on an invalid token', async () => {
    server.answer = async () => 401
    const { press, $token, $liked } = await openPage()
    await press(7)
    expect($token.get()).toBe('')
    expect($liked.get()).toEqual([])
  })
})

describe('refreshing', () => {
  it('takes the likes from the server', async () => {
    server.likes.set(7, 'like_7').set(9, 'like_9')
    const { refreshLikes, $liked } = await openPage()
    await refreshLikes()
    expect($liked.get()).toEqual([7, 9])
  })

  it('keeps presses made during the load', async () => {
    const { refreshLikes, press, $liked } = await openPage()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer = async (call) => {
      if (call.startsWith('GET')) await answered
      return 200
    }
    const refreshed = refreshLikes()
    await press(7)
    answer()
    await refreshed
    expect($liked.get()).toEqual([7])
  })
})
