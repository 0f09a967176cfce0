import { describe, expect, it } from 'vitest'
import { catalogueOf } from './catalogues.ts'

const vi = catalogueOf('vi')
const en = catalogueOf('en')

/** English has a singular form, Vietnamese has not. */
const bare = (key: string): string => key.replace(/_(one|other)$/, '')
const keysOf = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).map(bare))].sort()
const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort()

describe('message catalogues', () => {
  it('has the same namespaces in both languages', () => {
    expect(Object.keys(vi).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(vi).length).toBeGreaterThan(10)
  })

  it.each(Object.keys(vi))('%s has the same keys in both languages', (namespace) => {
    expect(keysOf(en[namespace] ?? {})).toEqual(keysOf(vi[namespace] ?? {}))
  })

  it('spells email in one way', () => {
    const texts = [vi, en].flatMap(Object.values).flatMap(Object.values)
    expect(texts.filter((text) => /e-mail/i.test(text))).toEqual([])
  })

  it.each(Object.keys(vi))('%s has a text and the same places for every key', (namespace) => {
    const vietnamese = vi[namespace] ?? {}
    for (const [key, text] of Object.entries(en[namespace] ?? {})) {
      const twin = vietnamese[key] ?? vietnamese[`${bare(key)}_other`] ?? ''
      expect(text.trim(), `${namespace}.${key} en`).not.toBe('')
      expect(twin.trim(), `${namespace}.${key} vi`).not.toBe('')
      if (!key.endsWith('_one'))
        expect(placesOf(twin), `${namespace}.${key}`).toEqual(placesOf(text))
    }
  })
})
