import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Found } from './find-products.ts'
import { emptyQuestion, type SearchQuestion } from './search-question.ts'

interface Call {
  question: SearchQuestion
  start: number
  signal: AbortSignal
  answer: (found: Found) => void
  fail: () => void
}

const calls: Call[] = []
const other = { pages: [{ kind: 'faqs', id: 3 }], meant: 'collagen' }
vi.mock('./find-products.ts', () => ({
  findPages: async () => other,
  findProducts: (question: SearchQuestion, start: number, signal: AbortSignal) =>
    new Promise<Found>((answer, reject) => {
      calls.push({ question, start, signal, answer, fail: () => reject(new Error('down')) })
    }),
}))

const found = (ids: number[], total = ids.length): Found => ({
  products: ids.map((id) => ({ id }) as Found['products'][number]),
  total,
})
const idsOf = ({ products }: Found) => products.map(({ id }) => id)
const last = () => calls.at(-1) as Call
const settle = () => vi.advanceTimersByTimeAsync(0)

let store: typeof import('./search.store.ts')
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  calls.length = 0
  store = await import('./search.store.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('typing', () => {
  it('queries once, 400 ms after the last letter (SPEC §9)', async () => {
    for (const text of ['k', 'ke', 'kem']) {
      store.typeText(text)
      await vi.advanceTimersByTimeAsync(399)
    }
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.map(({ question }) => question.text)).toEqual(['kem'])
  })

  it('sends no query for unchanged words', async () => {
    store.openQuestion({ ...emptyQuestion, text: 'kem' })
    store.typeText('kem ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(1)
  })
})

describe('answers', () => {
  it('of an earlier query are not shown after a later one', async () => {
    store.choose({ text: 'a' })
    const first = last()
    store.choose({ text: 'ab' })
    expect(first.signal.aborted).toBe(true)
    last().answer(found([2]))
    await settle()
    first.answer(found([1]))
    await settle()
    expect(store.$searchResults.get()).toMatchObject({ state: 'ready', found: found([2]) })
  })

  it('stay visible while another query runs, and a failure keeps the words', async () => {
    store.choose({ text: 'a' })
    last().answer(found([1]))
    await settle()
    store.choose({ sort: 'price:asc' })
    expect(store.$searchResults.get()).toEqual({ state: 'loading', former: found([1]) })
    last().fail()
    await settle()
    expect(store.$searchResults.get()).toEqual({ state: 'failed', offline: false })
    expect(store.$question.get()).toEqual({ text: 'a', sort: 'price:asc', group: '' })
    vi.stubGlobal('navigator', { onLine: false })
    void store.askNow()
    last().fail()
    await settle()
    expect(store.$searchResults.get()).toEqual({ state: 'failed', offline: true })
  })

  it('continue at their end, each product once', async () => {
    store.choose({ text: 'a' })
    last().answer(found([1, 2], 5))
    await settle()
    void store.askMore()
    void store.askMore()
    expect(calls).toHaveLength(2)
    expect(last().start).toBe(2)
    last().answer(found([2, 3], 5))
    await settle()
    const results = store.$searchResults.get()
    expect(results.state === 'ready' && idsOf(results.found)).toEqual([1, 2, 3])
  })

  it('offer no more when the list turns out to be shorter', async () => {
    store.choose({ text: 'a' })
    last().answer(found([1, 2], 5))
    await settle()
    void store.askMore()
    last().answer(found([], 5))
    await settle()
    expect(store.$searchResults.get()).toMatchObject({ found: { total: 2 }, more: 'none' })
  })

  it('come with other content, best sellers when there are none, and the last searches', async () => {
    store.choose({ text: 'colagen' })
    last().answer(found([1]))
    await settle()
    expect(store.$searchPages.get()).toEqual(other.pages)
    expect(store.$meant.get()).toBe('collagen')
    expect(calls).toHaveLength(1)

    store.choose({ text: 'khẩu trang' })
    last().answer(found([]))
    await settle()
    expect(last().question).toMatchObject({ text: '', sort: 'sold:desc' })
    last().answer(found([5]))
    await settle()
    expect(store.$bestSellers.get()).toEqual(found([5]))

    const { $lastSearches, noteSearch } = await import('./last-searches.ts')
    expect($lastSearches.get()[0]).toBe('colagen')
    noteSearch('Colagen bột')
    expect($lastSearches.get()).not.toContain('colagen')
    expect($lastSearches.get()[0]).toBe('Colagen bột')
  })
})
