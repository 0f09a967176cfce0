import { describe, expect, it } from 'vitest'
import { squaresPath } from './qr-code.tsx'

describe('squaresPath', () => {
  it('joins neighbours of a row', () => {
    const rows = [
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]
    expect(squaresPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
  })

  it('draws as many squares as the code of uqr has', async () => {
    const { encode } = await import('uqr')
    const { data } = encode('00020101021238', { ecc: 'M', border: 4 })
    const lengths = [...squaresPath(data).matchAll(/h(\d+)v1/g)].map((match) => Number(match[1]))
    const dark = data.flat().filter(Boolean).length
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(dark)
  })
})
