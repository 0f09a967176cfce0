import { expect, it } from 'vitest'
import { inheritedEnv } from './environment.ts'

it('keeps what is not the shop’s and drops every setting', () => {
  const env = { PATH: '/bin', LOG_LEVEL: 'warn', PAYLOAD_SECRET: 'x', COMMERCE_DATABASE_URL: 'y' }
  expect(inheritedEnv(env)).toEqual({ PATH: '/bin', LOG_LEVEL: 'warn' })
})
