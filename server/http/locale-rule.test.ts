import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { localeOfMissing, startsInVietnamese } from './locale-rule.ts'

const asking = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage
const browser = asking({ 'accept-language': 'en-GB,en' })
const crawler = asking({})
const english = asking({ 'accept-language': 'vi', cookie: 'a=b; locale=en' })
const vietnamese = asking({ 'accept-language': 'en', cookie: 'locale=vn; a=b' })

describe('the first visit', () => {
  it('starts in Vietnamese, regardless of the browser’s language', () => {
    expect(startsInVietnamese(browser, '/')).toBe(true)
    expect(startsInVietnamese(vietnamese, '/')).toBe(true)
  })
  it('stays in English when that was chosen', () => {
    expect(startsInVietnamese(english, '/')).toBe(false)
  })
  it('keeps the language of a link', () => {
    for (const person of [browser, vietnamese, english]) {
      expect(startsInVietnamese(person, '/san-pham/x')).toBe(false)
      expect(startsInVietnamese(person, '/vn/blog')).toBe(false)
      expect(startsInVietnamese(person, '/vn')).toBe(false)
    }
  })
  it('is over for visitors from another page of the shop', () => {
    const inside = { 'accept-language': 'vi', 'sec-fetch-site': 'same-origin' }
    expect(startsInVietnamese(asking(inside), '/')).toBe(false)
    const office = { ...inside, referer: 'https://shop.example/crm-admin/orders' }
    expect(startsInVietnamese(asking(office), '/')).toBe(true)
    const outside = { ...inside, 'sec-fetch-site': 'cross-site' }
    expect(startsInVietnamese(asking(outside), '/')).toBe(true)
  })
  it('does not redirect crawlers', () => {
    expect(startsInVietnamese(crawler, '/')).toBe(false)
    expect(startsInVietnamese(asking({ 'accept-language': '*' }), '/')).toBe(false)
  })
  it('ignores other cookies', () => {
    const other = asking({ 'accept-language': 'vi', cookie: 'xlocale=en; locale=english' })
    expect(startsInVietnamese(other, '/')).toBe(true)
  })
})

describe('the language of a missing page', () => {
  it('is that of the address, then of the choice, then of the browser', () => {
    expect(localeOfMissing(english, '/vn/x')).toBe('vi')
    expect(localeOfMissing(english, '/x')).toBe('en')
    expect(localeOfMissing(vietnamese, '/x')).toBe('vi')
    expect(localeOfMissing(asking({ 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' }), '/x')).toBe(
      'vi',
    )
    expect(localeOfMissing(browser, '/x')).toBe('en')
    expect(localeOfMissing(crawler, '/x')).toBe('en')
  })
})
