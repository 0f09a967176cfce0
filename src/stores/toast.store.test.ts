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
  it('appear in order and close one by one', () => {
    notify({ variant: 'success', message: 'a' })
    notify({ variant: 'error', message: 'b' })
    dismiss($toasts.get()[0]?.id ?? 0)
    expect(messages()).toEqual(['b'])
  })

  it('are not shown twice at once, but restart their time', () => {
    notify({ variant: 'success', message: 'a' })
    const [first] = $toasts.get()
    notify({ variant: 'success', message: 'b' })
    notify({ variant: 'success', message: 'a' })
    expect(messages()).toEqual(['b', 'a'])
    expect($toasts.get()[1]?.id).not.toBe(first?.id)
  })

  it('are limited in number', () => {
    for (const message of ['a', 'b', 'c', 'd', 'e']) notify({ variant: 'warning', message })
    expect(messages()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('can be passed to the next page, which shows them once', () => {
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
  ])('are in %s on a page in that language', (lang, said) => {
    vi.stubGlobal('document', { documentElement: { lang } })
    notifyNextPage({ variant: 'success', message: { vi: 'tạm biệt', en: 'bye' } })
    showKeptNotice()
    expect(messages()).toEqual([said])
  })

  it.each(['{', '"x"', '{"variant":"loud","message":"x"}'])('ignore a stored %s', (text) => {
    sessionStorage.setItem('nas:next-notice', text)
    showKeptNotice()
    expect(messages()).toEqual([])
  })

  it('work with a full or blocked storage', () => {
    vi.stubGlobal('sessionStorage', {
      ...fakeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => notifyNextPage({ variant: 'success', message: 'x' })).not.toThrow()
  })
})
