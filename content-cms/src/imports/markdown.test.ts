import { expect, it, vi } from 'vitest'
import { isLossless } from './markdown'

// Takes seconds to load.
vi.mock('@payloadcms/richtext-lexical', () => ({}))

const text = (changes: object = {}) => ({ type: 'text', text: 'Kem', format: 0, ...changes })
const paragraph = (changes: object, ...children: object[]) => ({
  root: { type: 'root', format: '', children: [{ type: 'paragraph', ...changes, children }] },
})

it.each([
  ['nothing', null, true],
  ['bold and italic', paragraph({ format: '' }, text({ format: 3 })), true],
  ['a link', paragraph({}, { type: 'link', fields: { url: '/faq' }, children: [text()] }), true],
  ['underlined text', paragraph({}, text({ format: 8 })), false],
  ['coloured text', paragraph({}, text({ $: { colour: 'rose' } })), false],
  ['centred text', paragraph({ format: 'center' }, text()), false],
  ['indented text', paragraph({ indent: 1 }, text()), false],
  ['a picture', paragraph({}, { type: 'upload', value: 3 }), false],
  ['a table', { root: { type: 'root', children: [{ type: 'table', children: [] }] } }, false],
])('Markdown holds %s: %s', (_, value, expected) => {
  expect(isLossless(value)).toBe(expected)
})
