import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { call, get } from '../contract/http.ts'
import { upload } from '../contract/multipart.ts'
import { asStaff } from '../contract/people.ts'
import { pageText } from '../support/shop.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Raises the price of every product by a file, and prints the seconds until front server and Medusa
// have the last one. Fill the running shop first: docs/growth.md. Never in a shop that is used.
// Usage, with the shop's settings: `npx node tests/bench/prices.ts`.

const { commerceDatabase } = await findRunningShop()
const token = await asStaff()
const database = new Client(commerceDatabase.owner)
await database.connect()

const started = performance.now()
const note = (what: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${what}`)

console.log(`${machine()}; load average ${loadavg().map((one) => one.toFixed(1))}`)
const file: string = (await get('/app/export/prices?locale=en', token)).body
note(`downloaded ${file.length} bytes`)
const [heading = '', ...lines] = file.split('\r\n').filter((line) => line !== '')
const priced = lines.map((line) => {
  const [, price = ''] = /,(\d+),$/.exec(line) ?? []
  return line + (Number(price) + 1000)
})
const bytes = [heading, ...priced].join('\r\n')
const send = (path: string) => upload([{ bytes, name: 'prices.csv' }], token, path)
const { changes, refused } = (await send('/app/compareprices')).body.data
note(`compared: ${changes.length} change, ${refused.length} refused`)
const last = changes.at(-1)
const { slug } = (await get(`/products/${last.product}`, token)).body.data.attributes
const shown = `${last.after.toLocaleString('de-DE')}đ`

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(200)
  note(what)
}

const applied = performance.now()
const answer = await send('/app/changeprices')
note(`written: ${JSON.stringify(answer.body.data ?? answer.body)}`)
const inCommerce = async (prices: number): Promise<boolean> => {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from price join product_variant_price_set as priced
       on priced.price_set_id = price.price_set_id
     join product_variant as variant on variant.id = priced.variant_id
     join product on product.id = variant.product_id
     where price.deleted_at is null
       and (product.external_id, price.amount) in (select * from unnest($1::text[], $2::numeric[]))`,
    [
      changes.map(({ product }: { product: number }) => String(product)),
      changes.map(({ after }: { after: number }) => after),
    ],
  )
  return Number(rows[0]?.count) >= prices
}
await Promise.all([
  until('the last product’s page, requested every 0.2 s', async () =>
    (await pageText(`/vn/san-pham/${slug}`)).includes(shown),
  ),
  until('the last product at /api', async () => {
    const { data } = (await call('GET', `/products/${last.product}`)).body
    return data.attributes.price === last.after
  }),
  until('all prices in Medusa', () => inCommerce(changes.length)),
])
console.log(`live after ${((performance.now() - applied) / 1000).toFixed(1)} s`)
await database.end()
process.exit(0)
