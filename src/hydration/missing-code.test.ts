import { describe, expect, it } from 'vitest'
import { mayReload } from './missing-code.ts'

describe('a reload for missing code', () => {
  it.each([
    ['the first', undefined, 1_000_000, true],
    ['a broken note', 'x', 1_000_000, true],
    ['59.999 s after another', 1_000_000, 1_059_999, false],
    ['60 s after another', 1_000_000, 1_060_000, true],
    ['with a clock that was set back', 1_000_000, 999_999, true],
  ])('%s', (_what, last, now, expected) => expect(mayReload(last, now)).toBe(expected))
})
