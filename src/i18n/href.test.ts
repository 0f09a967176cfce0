import { fill } from '@nas/domain/placeholders'
import { describe, expect, it } from 'vitest'
import { href, parsePath } from './href.ts'

describe('href', () => {
  it.each([
    ['vi', '/', '/vn'],
    ['en', '/', '/'],
    ['vi', '/san-pham/x', '/vn/san-pham/x'],
    ['en', '/san-pham/x', '/san-pham/x'],
    ['vi', '/?a=1', '/vn?a=1'],
    ['vi', 'blog', '/vn/blog'],
    ['vi', 'https://example.com/x', 'https://example.com/x'],
    ['vi', 'tel:1900', 'tel:1900'],
    ['vi', '#main', '#main'],
  ] as const)('in %s makes %s %s', (locale, path, address) => {
    expect(href(locale, path)).toBe(address)
  })

  it.each(['/', '/blog', '/san-pham/vn'])('is reversed by parsePath for %s', (path) => {
    expect(parsePath(href('vi', path))).toEqual({ locale: 'vi', path })
    expect(parsePath(href('en', path))).toEqual({ locale: 'en', path })
  })

  it('accepts only the whole first segment as a language', () => {
    expect(parsePath('/vnx')).toEqual({ locale: 'en', path: '/vnx' })
  })
})

describe('fill', () => {
  it('fills placeholders and leaves unknown ones', () => {
    expect(fill('{{a}} and {{ b }} and {{c}}', { a: 1, b: 'x' })).toBe('1 and x and {{c}}')
  })

  it('inserts values literally', () => {
    expect(fill('{{a}}', { a: '$& {{a}}' })).toBe('$& {{a}}')
  })
})
