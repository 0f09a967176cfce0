import { describe, expect, it } from 'vitest'
import { sharePicture } from './share-picture.ts'

const size = (width: number) => ({ url: `/media/${width}.webp`, width })
const picture = (width: number, ...widths: number[]) => ({
  ...size(width),
  height: width / 2,
  color: null,
  formats: { small: size(500), large: widths[0] ? size(widths[0]) : null },
})

describe('the picture of a shared page', () => {
  it('is the smallest that is wide enough, with its height', () => {
    const shared = sharePicture(picture(2400, 1600))
    expect(shared).toEqual({ url: '/media/1600.webp', width: 1600, height: 800 })
  })
  it('is the original where no size is wide enough', () => {
    expect(sharePicture(picture(1100, 1000))).toEqual({
      url: '/media/1100.webp',
      width: 1100,
      height: 550,
    })
  })
  it('is the shop’s own without any', () => {
    expect(sharePicture(null).url).toBe('/og.jpg')
  })
})
