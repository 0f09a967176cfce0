import { expect, it } from 'vitest'
import { missingPath } from './missing-path.ts'

it.each([
  ['/vn/san-pham/kem-cu', '/san-pham/kem-cu'],
  ['/san-pham/kem-cu/', '/san-pham/kem-cu'],
  ['/vn/k%E1%BA%BFt', '/kết'],
  ['/wp-login.php', null],
  ['/vn/vn/faq', null],
  ['//evil', null],
  ['/a%3Fb', null],
  [`/${'a'.repeat(200)}`, null],
])('%s is counted as %s', (pathname, path) => {
  expect(missingPath(pathname)).toBe(path)
})
