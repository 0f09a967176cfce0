import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import seed from '../src/scripts/seed'
import { useShop } from './support/shop'

const { shop } = useShop()

const keysFile = () => process.env.COMMERCE_KEYS_FILE ?? ''

/** Every row that the seed writes, whole. */
async function everything() {
  const tables = [
    'region',
    'sales_channel',
    'stock_location',
    'tax_region',
    'tax_rate',
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

test('run again it changes nothing', async () => {
  const before = await everything()
  const keys = await readFile(keysFile(), 'utf8')
  await seed({ container: shop.container, args: [] })
  expect(await everything()).toEqual(before)
  expect(await readFile(keysFile(), 'utf8')).toBe(keys)
})

test('the keys are its owner’s alone', async () => {
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

test('a lost keys file is made anew, and the lost secret key stops working', async () => {
  const keyOf = (text: string) => /COMMERCE_SECRET_KEY=(.*)/.exec(text)?.[1] ?? ''
  const asAdmin = (key: string) =>
    shop.ask('/admin/shop/orders', {
      headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    })
  const lost = keyOf(await readFile(keysFile(), 'utf8'))
  expect((await asAdmin(lost)).status).toBe(200)
  process.env.COMMERCE_KEYS_FILE = `${keysFile()}.anew`
  await seed({ container: shop.container, args: [] })
  const made = keyOf(await readFile(keysFile(), 'utf8'))
  expect(made).not.toBe(lost)
  expect((await asAdmin(made)).status).toBe(200)
  expect((await asAdmin(lost)).status).toBe(401)
})
