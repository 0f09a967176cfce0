import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $panel, openPanel } from './panel.store.ts'
import { $toast, dismiss, notify, notifyNextPage, showKeptNotice } from './toast.store.ts'

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

const shown = () => $toast.get()?.message

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => {
  $toast.set(null)
  $panel.set('none')
  vi.unstubAllGlobals()
})

describe('notices', () => {
  it('replace one another, and the same text restarts its time', () => {
    const first = notify({ variant: 'success', message: 'a' })
    const second = notify({ variant: 'error', message: 'b' })
    dismiss(first)
    expect(shown()).toBe('b')
    expect(notify({ variant: 'error', message: 'b' })).not.toBe(second)
    dismiss(second)
    expect(shown()).toBe('b')
  })

  it('close with the next change of what they are about, and with their panel', () => {
    const $count = atom(1)
    notify({ variant: 'success', message: 'a' }, $count)
    $count.set(2)
    expect(shown()).toBeUndefined()
    openPanel('cart')
    notify({ variant: 'success', message: 'b' }, $count)
    notify({ variant: 'success', message: 'c' })
    $count.set(3)
    expect(shown()).toBe('c')
    $panel.set('none')
    expect(shown()).toBeUndefined()
  })

  it('can be passed to the next page, which shows them once', () => {
    notifyNextPage({ variant: 'success', message: 'bye' })
    expect(shown()).toBeUndefined()
    showKeptNotice()
    expect(shown()).toBe('bye')
    $toast.set(null)
    showKeptNotice()
    expect(shown()).toBeUndefined()
  })

  it.each([
    ['vi', 'tạm biệt'],
    ['en', 'bye'],
  ])('are in %s on a page in that language', (lang, said) => {
    vi.stubGlobal('document', { documentElement: { lang } })
    notifyNextPage({ variant: 'success', message: { vi: 'tạm biệt', en: 'bye' } })
    showKeptNotice()
    expect(shown()).toBe(said)
  })

  it.each(['{', '"x"', '{"variant":"loud","message":"x"}'])('ignore a stored %s', (text) => {
    sessionStorage.setItem('nas:next-notice', text)
    showKeptNotice()
    expect(shown()).toBeUndefined()
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
