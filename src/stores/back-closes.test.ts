import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type State = { overlay?: boolean } | null

/** A browser's history in which a step back takes effect later than its call. */
function historyOf(entries: State[], start = entries.length - 1) {
  let at = start
  const listeners = new Set<() => void>()
  const step = (to: number) => {
    at = to
    for (const listener of [...listeners]) listener()
  }
  vi.stubGlobal('history', {
    get state() {
      return entries[at]
    },
    pushState(state: State) {
      entries.splice(at + 1, entries.length, state)
      at += 1
    },
    back: () => setTimeout(() => step(at - 1), 10),
    forward: () => setTimeout(() => step(at + 1), 10),
  })
  vi.stubGlobal('window', {
    navigation: {
      get currentEntry() {
        return { index: at }
      },
      get canGoForward() {
        return at < entries.length - 1
      },
    },
  })
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', { activeElement: null, body: null })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, more?: object) => {
    if (type !== 'popstate') return
    const once = more && 'once' in more
    const heard = () => {
      if (once) listeners.delete(heard)
      listener()
    }
    listeners.add(heard)
  })
  return { entries, at: () => at, goBack: () => step(at - 1), goForward: () => step(at + 1) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openPage() {
  const history = historyOf([null])
  const { backCloses, startBackCloses } = await import('./back-closes.ts')
  startBackCloses()
  const close = vi.fn()
  const set = (isOpen: boolean) => backCloses(close, isOpen)
  return { ...history, close, set }
}

it('closes what is open on Back, and stays on the page', async () => {
  const { entries, goBack, close, set } = await openPage()
  set(true)
  vi.runAllTimers()
  expect(entries).toEqual([null, { overlay: true }])
  goBack()
  expect(close).toHaveBeenCalledOnce()
})

it('keeps an overlay that was reopened before the former entry was left', async () => {
  const { entries, goBack, close, set } = await openPage()
  set(true)
  vi.runAllTimers()
  set(false)
  vi.advanceTimersByTime(1)
  set(true)
  vi.runAllTimers()
  expect(close).not.toHaveBeenCalled()
  expect(entries).toEqual([null, { overlay: true }])
  goBack()
  expect(close).toHaveBeenCalledOnce()
})

it('leads on Forward through the entry of a closed overlay to the page behind it', async () => {
  const { at, goForward } = historyOf([null, { overlay: true }, null], 0)
  const { startBackCloses } = await import('./back-closes.ts')
  startBackCloses()
  goForward()
  await vi.runAllTimersAsync()
  expect(at()).toBe(2)
})
