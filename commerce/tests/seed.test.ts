import { readFile, stat } from 'node:fs/promises'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { describe, expect, test, vi } from 'vitest'
import seed from '../src/scripts/seed'
import { useShop } from './support/shop'

const { shop } = useShop()

const keysFile = () => process.env.COMMERCE_KEYS_FILE ?? ''

/** Every row that the seed writes, with all columns. */
async function everything() {
  const tables = [
    'region',
    'sales_channel',
    'stock_location',
    'shipping_profile',
    'fulfillment_set',
    'service_zone',
    'shipping_option',
    'price',
    'price_rule',
    'api_key',
    'publishable_api_key_sales_channel',
    'sales_channel_stock_location',
    'location_fulfillment_set',
    'location_fulfillment_provider',
    '"user"',
    'customer',
    'account',
    'sign_in_name',
    'auth_identity',
    'provider_identity',
    'store',
  ]
  const rows: Record<string, unknown> = {}
  for (const table of tables) rows[table] = await shop.rows(`select * from ${table} order by id`)
  return rows
}

test('a second run changes nothing', async () => {
  const before = await everything()
  const keys = await readFile(keysFile(), 'utf8')
  await seed({ container: shop.container, args: [] })
  expect(await everything()).toEqual(before)
  expect(await readFile(keysFile(), 'utf8')).toBe(keys)
})

test('only the owner may read the keys file', async () => {
  expect((await stat(keysFile())).mode & 0o777).toBe(0o600)
})

test('staff, member and secret key sign in', async () => {
  const staffToken = await shop.staffToken()
  expect((await shop.ask('/admin/shop/me', { token: staffToken })).status).toBe(200)
  const token = await shop.memberToken()
  const { body } = await shop.ask('/store/shop/me', { token })
  expect(body.person).toMatchObject({ fullname: 'Nguyễn Mai', phone: '0912345678' })
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(exp > iat).toBe(true)
})

describe('the secret key', () => {
  const keyOf = (text: string) => /COMMERCE_SECRET_KEY=(.*)/.exec(text)?.[1] ?? ''
  const asAdmin = async (key: string) => {
    const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
    return (await shop.ask('/admin/shop/sold', { headers: { authorization } })).status
  }
  const seeded = async (change: NodeJS.ProcessEnv) => {
    Object.assign(process.env, change)
    await seed({ container: shop.container, args: [] })
  }

  test('is replaced when the file is lost, and the former one stays valid', async () => {
    const before = keyOf(await readFile(keysFile(), 'utf8'))
    expect(await asAdmin(before)).toBe(200)
    const warned = vi.spyOn(shop.container.resolve(ContainerRegistrationKeys.LOGGER), 'warn')
    await seeded({ COMMERCE_KEYS_FILE: `${keysFile()}.anew` })
    const made = keyOf(await readFile(keysFile(), 'utf8'))
    expect(made).not.toBe(before)
    expect([await asAdmin(made), await asAdmin(before)]).toEqual([200, 200])
    expect(warned.mock.calls.join()).toMatch(/former ones \(apk_\w+.*\) are still valid/)
    expect(warned.mock.calls.join()).not.toContain(made)
  })

  test('is taken from the environment, as is the publishable key', async () => {
    const COMMERCE_SECRET_KEY = `sk_${'of-the-tests-'.repeat(3)}`
    const COMMERCE_PUBLISHABLE_KEY = `pk_${'of-the-tests-'.repeat(3)}`
    try {
      for (const _ of [1, 2]) await seeded({ COMMERCE_SECRET_KEY, COMMERCE_PUBLISHABLE_KEY })
      expect(await asAdmin(COMMERCE_SECRET_KEY)).toBe(200)
      const { length } = await shop.rows('select id from api_key where token = ?', [
        COMMERCE_PUBLISHABLE_KEY,
      ])
      expect(length).toBe(1)
    } finally {
      delete process.env.COMMERCE_SECRET_KEY
      delete process.env.COMMERCE_PUBLISHABLE_KEY
    }
  })
})
