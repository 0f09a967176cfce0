import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const copy = new URL('./copy/', import.meta.url)
const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })

it('writes prices with dots in both languages (SPEC §9), and email in one way', () => {
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(new URL(file, copy), 'utf8'))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.flatMap((text) => text.match(/\d,\d{3}đ|e-mail/gi) ?? [])).toEqual([])
})
