import { describe, expect, it } from 'vitest'
import {
  isDark,
  pictureStyle,
  placeholderStyle,
  sizedUrl,
  sourcesOf,
  srcsetOf,
} from './picture-source.ts'

const picture = {
  url: '/media/a.webp',
  width: 1200,
  height: 1200,
  color: '#E4B57A',
  formats: {
    thumbnail: { url: '/media/a-245.webp', width: 245 },
    small: { url: '/media/a-500.webp', width: 500 },
    large: null,
    // A size that was not enlarged equals the original.
    xlarge: { url: '/media/a-1600.webp', width: 1200 },
  },
}

describe('srcsetOf', () => {
  it('lists every width once, smallest first', () => {
    expect(srcsetOf(picture)).toBe(
      '/media/a-245.webp 245w, /media/a-500.webp 500w, /media/a.webp 1200w',
    )
  })

  it('accepts a picture without sizes', () => {
    expect(srcsetOf({ ...picture, formats: null })).toBe('/media/a.webp 1200w')
  })
})

describe('sourcesOf', () => {
  const drawn = { ...picture, avif: '/media/a-360.avif 360w' }
  const query = '(width < 48rem)'

  it('has none for a picture without AVIF', () => {
    expect(sourcesOf({ media: picture, sizes: '50vw' })).toEqual([])
  })

  it('begins with the picture for narrow screens, each in AVIF first', () => {
    const narrow = { media: drawn, query, sizes: '100vw' }
    const found = sourcesOf({ media: drawn, sizes: '50vw', narrow })
    expect(found.map(({ type, media, sizes }) => [type, media, sizes])).toEqual([
      ['image/avif', query, '100vw'],
      [undefined, query, '100vw'],
      ['image/avif', undefined, '50vw'],
    ])
  })

  it('shows an older picture for narrow screens instead of the wide one in AVIF', () => {
    const narrow = { media: picture, query, sizes: '100vw' }
    const [first] = sourcesOf({ media: drawn, sizes: '50vw', narrow })
    expect(first).toMatchObject({ media: query, srcset: srcsetOf(picture) })
  })
})

describe('sizedUrl', () => {
  it('takes the smallest that is wide enough, else the original', () => {
    expect(sizedUrl(picture, 300)).toBe('/media/a-500.webp')
    expect(sizedUrl(picture, 5000)).toBe('/media/a.webp')
  })
})

describe('colours from content', () => {
  it('accepts only hex colours in a style', () => {
    expect(placeholderStyle('#E4B57A')).toBe('background-color:#E4B57A')
    expect(placeholderStyle('red;position:fixed')).toBeUndefined()
    expect(placeholderStyle(null)).toBeUndefined()
  })

  it('are followed by the focal point of each cropped picture', () => {
    const [plain, left, right] = [
      { color: null },
      { color: null, focus: '20% 50%' },
      { color: '#E4B57A', focus: '80% 50%' },
    ]
    expect(pictureStyle(plain)).toBeUndefined()
    expect(pictureStyle(plain, plain)).toBeUndefined()
    expect(pictureStyle(right)).toBe('background-color:#E4B57A;object-position:80% 50%')
    expect(pictureStyle(left, right)).toBe('--focus:20% 50%;--narrow-focus:80% 50%')
    expect(pictureStyle(left, plain)).toBe('--focus:20% 50%')
    expect(pictureStyle(plain, left)).toBe('--narrow-focus:20% 50%')
  })

  it('distinguishes dark from light', () => {
    expect(isDark('#2F5C58')).toBe(true)
    expect(isDark('#E9CBA5')).toBe(false)
    expect(isDark('nonsense')).toBe(false)
  })
})
