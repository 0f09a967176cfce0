import { afterEach, expect, it, vi } from 'vitest'
import { drawPicture, pictureSize } from './kept-picture.tsx'

afterEach(() => vi.unstubAllGlobals())

it('draws every dark square of the QR code in the same size, and the lines below', async () => {
  const rects: number[][] = []
  const texts: [string, number][] = []
  const context = {
    fillRect: (...rect: number[]) => rects.push(rect),
    fillText: (text: string, _x: number, y: number) => texts.push([text, y]),
  }
  const canvas = { getContext: () => context, toDataURL: (type: string) => `data:${type}` }
  vi.stubGlobal('document', { createElement: () => canvas, fonts: {}, body: null })
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'serif' }))
  const content = { qr: '00020101021238', lines: [['large', '590.000đ']] as const }
  expect(await drawPicture(content)).toBe('data:image/png')

  const { encode } = await import('uqr')
  const dark = encode(content.qr, { ecc: 'M', border: 4 }).data.flat().filter(Boolean)
  const [paper, ...squares] = rects
  const { width, height } = pictureSize(content)
  expect(paper).toEqual([0, 0, width, height])
  expect(squares).toHaveLength(dark.length)
  expect(new Set(squares.flatMap(([, , w, h]) => [w, h])).size).toBe(1)
  const lowest = Math.max(...squares.map(([, y = 0, , h = 0]) => y + h))
  expect(texts.map(([text]) => text)).toEqual(['590.000đ'])
  expect(texts[0]?.[1]).toBeGreaterThan(lowest)
})
