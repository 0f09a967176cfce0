import { expect, it } from 'vitest'
import { settings as list } from '../../settings/src/settings.ts'
import { commerceEnv, contentEnv, inheritedEnv, placesOf } from './environment.ts'
import { readSettings } from './settings.ts'

it('keeps variables of other programs and drops every setting', () => {
  const env = { PATH: '/bin', LOG_LEVEL: 'warn', PAYLOAD_SECRET: 'x', COMMERCE_DATABASE_URL: 'y' }
  expect(inheritedEnv(env)).toEqual({ PATH: '/bin', LOG_LEVEL: 'warn' })
})

it('passes first passwords only to the tasks that prepare the databases', () => {
  const secrets = Object.entries(list).filter(([, setting]) => 'secret' in setting)
  const settings = readSettings(Object.fromEntries(secrets.map(([name]) => [name, 'x'.repeat(32)])))
  const places = placesOf(settings, (name) => `postgres://localhost/${name}`)
  const passwords = (env: object) =>
    Object.keys(env).filter((name) => /^(EDITOR|STAFF|MEMBER)_/.test(name))
  expect(passwords(contentEnv(settings, places))).toEqual([])
  expect(passwords(commerceEnv(settings, places))).toEqual([])
  const prepares = { prepares: true }
  expect(passwords(contentEnv(settings, places, prepares))).toContain('EDITOR_PASSWORD')
  expect(passwords(commerceEnv(settings, places, prepares))).toContain('STAFF_PASSWORD')
})
