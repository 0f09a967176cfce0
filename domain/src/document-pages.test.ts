import { expect, it } from 'vitest'
import { pathOfDocument } from './document-pages.ts'
import { localisedPath } from './localised-path.ts'

it.each([
  ['products', { slug: 'kem' }, '/san-pham/kem'],
  ['works', { url: 'spa' }, '/du-an/spa'],
  ['sections', { page: 'contact' }, '/lien-he'],
  ['faqs', {}, '/faq'],
  ['products', { slug: null }, null],
  ['sections', {}, null],
  ['tips', { slug: 'x' }, null],
])('the path of %s %j is %s', (kind, document, path) => {
  expect(pathOfDocument(kind, document)).toBe(path)
})

it.each([
  ['/', '/vn'],
  ['/?q=a', '/vn?q=a'],
  ['/faq', '/vn/faq'],
])('%s is %s in Vietnamese', (path, address) => {
  expect(localisedPath('vi', path)).toBe(address)
  expect(localisedPath('en', path)).toBe(path)
})
