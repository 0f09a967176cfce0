import { expect, it } from 'vitest'
import { scriptJson } from './json-ld.ts'

it('prints data that neither end nor comment out the script around them', () => {
  const data = { name: 'Kem </script><script>alert(1)</script>', note: '<!-- <script>' }
  const text = scriptJson(data)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
