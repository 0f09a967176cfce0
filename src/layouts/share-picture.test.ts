import { describe, expect, it } from 'vitest'
import { sampleMedia } from '../../tests/support/sample-records.ts'
import { sharePicture } from '../ui/picture-source.ts'

const kept = sampleMedia(1, { width: 2400, height: 1200 })
const sized = (width: number) => ({ ...kept.formats.medium, url: `/media/${width}.webp`, width })

describe('the picture of a shared page', () => {
  it('is the JPEG for sharing', () => {
    const share = { ...sized(1200), url: '/media/a-1200x630.jpg', mime: 'image/jpeg', height: 630 }
    expect(sharePicture({ ...kept, share })).toBe(share)
  })
  it('falls back to the smallest size that is wide enough', () => {
    const formats = { ...kept.formats, large: sized(1000), xlarge: sized(1600) }
    expect(sharePicture({ ...kept, formats }).url).toBe('/media/1600.webp')
  })
  it('falls back to the original when no size is wide enough', () => {
    const { url, mime } = kept
    expect(sharePicture(kept)).toMatchObject({ url, mime, width: 2400, height: 1200 })
  })
  it('falls back to the shop’s own picture', () => {
    expect(sharePicture(null)).toMatchObject({ url: '/og.jpg', mime: 'image/jpeg', height: 630 })
  })
})
