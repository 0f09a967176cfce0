import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $toasts, dismiss, notify, notifyNextPage, showKeptNotice } from './toast.store.ts'

function fakeStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  }
}

const messages = () => $toasts.get().map(({ message }) => message)

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => {
  $toasts.set([])
  vi.unstubAllGlobals()
})

describe('notices', () => {
  it('come in order and go one by one', () => {
    notify({ variant: 'success', message: 'a' })
    notify({ variant: 'error', message: 'b' })
    dismiss($toasts.get()[0]?.id ?? 0)
    expect(messages()).toEqual(['b'])
  })

  it('are not shown twice at once, but start anew', () => {
    notify({ variant: 'success', message: 'a' })
    const [first] = $toasts.get()
    notify({ variant: 'success', message: 'b' })
    notify({ variant: 'success', message: 'a' })
    expect(messages()).toEqual(['b', 'a'])
    expect($toasts.get()[1]?.id).not.toBe(first?.id)
  })

  it('never fill the page', () => {
    for (const message of ['a', 'b', 'c', 'd', 'e']) notify({ variant: 'warning', message })
    expect(messages()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('can wait for the next page, which shows them once', () => {
    notifyNextPage({ variant: 'success', message: 'bye' })
    expect(messages()).toEqual([])
    showKeptNotice()
    expect(messages()).toEqual(['bye'])
    $toasts.set([])
    showKeptNotice()
    expect(messages()).toEqual([])
  })

  it.each([
    ['vi', 'tạm biệt'],
    ['en', 'bye'],
  ])('speak %s on a page that does', (lang, said) => {
    vi.stubGlobal('document', { documentElement: { lang } })
    notifyNextPage({ variant: 'success', message: { vi: 'tạm biệt', en: 'bye' } })
    showKeptNotice()
    expect(messages()).toEqual([said])
  })

  it.each(['{', '"x"', '{"variant":"loud","message":"x"}'])('ignore a kept %s', (text) => {
    sessionStorage.setItem('nas:next-notice', text)
    showKeptNotice()
    expect(messages()).toEqual([])
  })

  it('do without a storage that is full or blocked', () => {
    vi.stubGlobal('sessionStorage', {
      ...fakeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => notifyNextPage({ variant: 'success', message: 'x' })).not.toThrow()
  })
})
