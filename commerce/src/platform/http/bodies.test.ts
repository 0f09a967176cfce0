import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bodies } from './bodies'

const api = join(__dirname, '../../api')

const addressOf = (file: string) => `/${dirname(file).replaceAll(/\[(\w+)\]/g, ':$1')}`

test('every route that takes a body has its schema', () => {
  const routes = globSync('**/route.ts', { cwd: api })
  const posted = routes.filter((file) => {
    return /\bPOST\b/.test(readFileSync(join(api, file), 'utf8'))
  })
  expect(posted.map(addressOf).sort()).toEqual(Object.keys(bodies).sort())
})
