import { expect, test } from 'vitest'
import { typedText } from './typed-text'

const seen = (text: string) => typedText(text).replaceAll('\u200c', '|')

test.each([
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Ánh\r\nBcc: all@example.com', 'Ánh Bcc: all@|example.|com'],
  ['\u202Elừa\u200B đảo\u0007', 'lừa đảo'],
  ['Trúng thưởng https://evil.example/x', 'Trúng thưởng https:|//evil.|example/x'],
  ['1.2.3.4', '1.|2.|3.|4'],
  ['12 Nguyễn Huệ, P. Bến Nghé.', '12 Nguyễn Huệ, P. Bến Nghé.'],
  ['ắ'.normalize('NFD').repeat(301), `${'ắ'.repeat(300)}…`],
])('%j is quoted as %j', (text, expected) => {
  expect(seen(text)).toBe(expected)
})
