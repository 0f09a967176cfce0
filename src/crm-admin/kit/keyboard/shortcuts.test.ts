import { beforeEach, expect, it, vi } from 'vitest'
import { $shortcuts, pressKey } from './shortcuts.ts'

class FakeElement {
  readonly isContentEditable = false
  readonly matches: () => boolean
  readonly checkVisibility: () => boolean
  constructor(tag: string) {
    this.matches = () => tag !== 'button'
    this.checkVisibility = () => tag !== 'hidden input'
  }
}

const undo = vi.fn()
const palette = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  $shortcuts.set(
    new Map([
      [
        'test',
        [
          { key: 'z', alsoWithMod: true as const, label: 'Undo', run: undo },
          { key: 'mod+k', label: 'Search', run: palette },
        ],
      ],
    ]),
  )
  return () => vi.unstubAllGlobals()
})

/** @returns whether the browser’s own action was prevented */
function press(key: string, held: string[] = [], tag = 'button'): boolean {
  const preventDefault = vi.fn()
  const keys = Object.fromEntries(
    ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((name) => [name, held.includes(name)]),
  )
  pressKey({ ...keys, key, target: new FakeElement(tag), preventDefault } as never)
  return preventDefault.mock.calls.length > 0
}

it.each([[[]], [['ctrlKey']], [['metaKey']]])('undoes by Z with %j held', (held) => {
  expect(press('z', held)).toBe(true)
  expect(undo).toHaveBeenCalledOnce()
})

it('undoes by Z from the field of a dialog that has just been closed', () => {
  expect(press('z', [], 'hidden input')).toBe(true)
  expect(undo).toHaveBeenCalledOnce()
})

it.each([
  ['while typing', 'z', ['ctrlKey'], 'textarea'],
  ['while typing a letter', 'z', [], 'input'],
  ['for the redo of the browser', 'Z', ['ctrlKey', 'shiftKey'], 'button'],
  ['with Alt held', 'z', ['ctrlKey', 'altKey'], 'button'],
])('leaves Z to the browser %s', (_, key, held, tag) => {
  expect(press(key, held, tag)).toBe(false)
  expect(undo).not.toHaveBeenCalled()
})

it('opens the quick search by Ctrl+K while typing, not by K', () => {
  expect(press('k', [], 'button')).toBe(false)
  expect(press('k', ['ctrlKey'], 'input')).toBe(true)
  expect(palette).toHaveBeenCalledOnce()
})
