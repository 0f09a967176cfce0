import { expect, it } from 'vitest'
import { firstWords } from './portfolio.ts'

it.each([
  ['<h2>Đề mục</h2><p>Gỗ &amp; <strong>đá</strong>.</p><p>Sau.</p>', 'Gỗ & đá.'],
  [`<p>${'lá '.repeat(80)}</p>`, `${'lá '.repeat(53).trim()}…`],
  ['<ul><li>một</li></ul>', ''],
])('the first words of %s', (html, words) => {
  expect(firstWords(html)).toBe(words)
})
