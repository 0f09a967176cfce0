import { expect, it } from 'vitest'
import { apiTarget } from './addresses.ts'

it.each([
  ['/api/products', '/api/products'],
  ['/api/products/?sort=id:desc', '/api/products?sort=id:desc'],
  ['/api//', '/api'],
  ['/api/products/%C4%91', '/api/products/%C4%91'],
  ['/api/likes/%0D1', '/api/likes/~0D1'],
  ['/api/likes/%E2%80%A8', '/api/likes/~E2~80~A8'],
  ['/api/likes/%zz?x=%zz', '/api/likes/~zz?x=%zz'],
])('%s is requested as %s', (target, asked) => {
  expect(apiTarget(new URL(target, 'http://shop'))).toBe(asked)
})
