import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { localeOfMissing, vietnameseTwin } from './locale-rule.ts'

const asking = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage
const browser = asking({ 'accept-language': 'en-GB,en' })
const crawler = asking({})
const english = asking({ 'accept-language': 'vi', cookie: 'a=b; locale=en' })
const vietnamese = asking({ 'accept-language': 'en', cookie: 'locale=vn; a=b' })

describe('the first visit', () => {
  it('goes to Vietnamese, whatever language the browser speaks', () => {
    expect(vietnameseTwin(browser, '/')).toBe('/vn')
    expect(vietnameseTwin(browser, '/san-pham/x')).toBe('/vn/san-pham/x')
    expect(vietnameseTwin(vietnamese, '/san-pham/x')).toBe('/vn/san-pham/x')
  })
  it('stays in English when that was chosen', () => {
    expect(vietnameseTwin(english, '/san-pham/x')).toBeNull()
  })
  it('stays on a Vietnamese page', () => {
    expect(vietnameseTwin(browser, '/vn')).toBeNull()
    expect(vietnameseTwin(english, '/vn/blog')).toBeNull()
  })
  it('leaves crawlers where they asked to be', () => {
    expect(vietnameseTwin(crawler, '/')).toBeNull()
    expect(vietnameseTwin(asking({ 'accept-language': '*' }), '/')).toBeNull()
  })
  it('does not take another cookie for the choice', () => {
    const other = asking({ 'accept-language': 'vi', cookie: 'xlocale=en; locale=english' })
    expect(vietnameseTwin(other, '/')).toBe('/vn')
  })
})

describe('the language of a missing page', () => {
  it('is that of the address, then of the choice, then Vietnamese for people', () => {
    expect(localeOfMissing(english, '/vn/x')).toBe('vi')
    expect(localeOfMissing(english, '/x')).toBe('en')
    expect(localeOfMissing(browser, '/x')).toBe('vi')
    expect(localeOfMissing(crawler, '/x')).toBe('en')
  })
})
