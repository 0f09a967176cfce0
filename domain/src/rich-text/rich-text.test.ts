import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.js'
import { textColours, textMarks } from './palette.js'
import { splitAtProducts } from './product-block.js'
import { videoAddress } from './video-address.js'

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colours of words', () => {
  const backgrounds = ['#fcf9f5', '#f5eee6', ...Object.values(textMarks).map(({ value }) => value)]
  it.each(Object.entries(textColours))('%s is readable on paper and marks', (_, { value }) => {
    for (const background of backgrounds) {
      expect(contrast(value, background)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('a text is split at its product blocks', () => {
  const html = '<p>a</p><div data-products="3,1"></div><p>b</p><div data-products="2"></div>'
  expect(splitAtProducts(html)).toEqual([
    { html: '<p>a</p>', products: [3, 1] },
    { html: '<p>b</p>', products: [2] },
    { html: '', products: [] },
  ])
})

describe('the address of a link', () => {
  it.each([
    ['https://nas.vn/a?b=1#c', 'https://nas.vn/a?b=1#c'],
    ['www.nas.vn', 'https://www.nas.vn/'],
    [' mailto:hi@nas.vn ', 'mailto:hi@nas.vn'],
    ['tel:+84912345678', 'tel:+84912345678'],
    ['/tìm-kiếm?q=kem', '/t%C3%ACm-ki%E1%BA%BFm?q=kem'],
    ['#dau-trang', '#dau-trang'],
    ['javascript:alert(1)', null],
    ['JaVa\tScript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,<script>1</script>', null],
    ['vbscript:msgbox(1)', null],
    ['file:///etc/passwd', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/..//evil.example', null],
    ['nas', null],
    ['', null],
  ])('%j becomes %j', (text, address) => {
    expect(linkAddress(text)).toBe(address)
    if (address !== null) expect(linkAddress(address)).toBe(address)
  })
})

describe('the address of a video', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
    ['//www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0', youtube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://player.vimeo.com/video/7?h=abcdef12',
      'https://player.vimeo.com/video/7?dnt=1&h=abcdef12',
    ],
    ['https://youtube.com.evil.example/embed/dQw4w9WgXcQ', null],
    ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', null],
    ['https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ', null],
    ['https://www.youtube.com:8080/embed/dQw4w9WgXcQ', null],
    ['https://www.youtube.com/redirect?q=x', null],
    ['javascript:alert(1)//youtube.com', null],
    ['https://www.youtube.com/embed/"onload=1', null],
  ])('%s is embedded from %s', (text, frame) => {
    const video = videoAddress(text)
    expect(video?.frame ?? null).toBe(frame)
    if (video) expect(videoAddress(video.page)).toEqual(video)
    if (video?.frame) expect(videoAddress(video.frame)).toEqual(video)
  })

  it.each([
    ['/media/kem-duong.3f2a9c04b1de.mp4', true],
    ['/media/kem.3f2a9c04b1de.webm', true],
    ['/media/kem.mp4', false],
    ['/media/kem.3f2a9c04b1de.html', false],
    ['/media/../kem.3f2a9c04b1de.mp4', false],
    ['//media/kem.3f2a9c04b1de.mp4', false],
    ['https://evil.example/media/kem.3f2a9c04b1de.mp4', false],
  ])('%s is a film of the shop: %s', (text, isFilm) => {
    expect(videoAddress(text)).toEqual(isFilm ? { page: text, frame: null } : null)
  })
})
