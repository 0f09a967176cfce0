import { expect, it } from 'vitest'
import { settings as list } from '../../settings/src/settings.ts'
import { commerceEnv, contentEnv, inheritedEnv, placesOf } from './environment.ts'
import { readSettings } from './settings.ts'

it('keeps variables of other programs and drops every setting', () => {
  const env = { PATH: '/bin', LOG_LEVEL: 'warn', PAYLOAD_SECRET: 'x', COMMERCE_DATABASE_URL: 'y' }
  expect(inheritedEnv(env)).toEqual({ PATH: '/bin', LOG_LEVEL: 'warn' })
})

const secrets = Object.entries(list).filter(([, setting]) => 'secret' in setting)
const settingsWith = (env: Record<string, string>) =>
  readSettings({ ...Object.fromEntries(secrets.map(([name]) => [name, 'x'.repeat(32)])), ...env })
const bundled = (name: string) => ({
  owner: `postgres://owner@localhost/${name}`,
  runtime: `postgres://runtime@localhost/${name}`,
})

it('passes first passwords only to the tasks that prepare the databases', () => {
  const settings = settingsWith({})
  const places = placesOf(settings, bundled)
  const passwords = (env: object) =>
    Object.keys(env).filter((name) => /^(EDITOR|STAFF|MEMBER)_/.test(name))
  expect(passwords(contentEnv(settings, places))).toEqual([])
  expect(passwords(commerceEnv(settings, places))).toEqual([])
  const prepares = { prepares: true }
  expect(passwords(contentEnv(settings, places, prepares))).toContain('EDITOR_PASSWORD')
  expect(passwords(commerceEnv(settings, places, prepares))).toContain('STAFF_PASSWORD')
})

const ours = 'postgres://app@db.example/content'
const owners = 'postgres://admin@db.example/content'

it.each([
  [{}, bundled('content')],
  [{ CONTENT_DATABASE_URL: ours }, { owner: ours, runtime: ours }],
  [
    { CONTENT_DATABASE_URL: ours, CONTENT_OWNER_DATABASE_URL: owners },
    { owner: owners, runtime: ours },
  ],
])('passes the owner’s address only to these tasks: %j', (env, { owner, runtime }) => {
  const settings = settingsWith(env)
  const places = placesOf(settings, bundled)
  expect(contentEnv(settings, places).CONTENT_DATABASE_URL).toBe(runtime)
  expect(commerceEnv(settings, places).COMMERCE_DATABASE_URL).toContain('runtime@')
  expect(contentEnv(settings, places, { prepares: true }).CONTENT_DATABASE_URL).toBe(owner)
})

it('requires the address of the application beside the owner’s', () => {
  const env = { CONTENT_OWNER_DATABASE_URL: owners }
  expect(() => settingsWith(env)).toThrow('CONTENT_DATABASE_URL is missing')
})
