import { expect, it } from 'vitest'
import { unbrokenHeadings, unbrokenParts } from './unbroken.ts'

it.each([
  ['Viên uống Omega-3 tinh khiết', ['Viên uống ', 'Omega-3', ' tinh khiết']],
  ['Sữa chống nắng SPF50', ['Sữa chống nắng SPF50']],
  ['B-12 và D-3', ['', 'B-12', ' và ', 'D-3', '']],
  ['kem - 30 ml', ['kem - 30 ml']],
])('%s', (text, parts) => {
  expect(unbrokenParts(text)).toEqual(parts)
  expect(unbrokenParts(text).join('')).toBe(text)
})

it('changes only the headings of an article', () => {
  const html = '<h2 id="a-1">Vì sao <em>Omega-3</em>?</h2><p>Omega-3</p><h3>B-12</h3>'
  expect(unbrokenHeadings(html)).toBe(
    '<h2 id="a-1">Vì sao <em><span class="unbroken">Omega-3</span></em>?</h2><p>Omega-3</p>' +
      '<h3><span class="unbroken">B-12</span></h3>',
  )
})
