import { get } from '../contract/http.ts'
import { asNewMember, asStaff } from '../contract/people.ts'
import { place } from '../contract/place-order.ts'
import { fillWithOrders } from './many-orders.ts'
import { measure } from './measure.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints the throughput and latency of `/api` with 10,000 and with 200,000 orders in the database,
// which it fills: never run it against a shop in use. Usage: docs/benchmarks.md.

const seconds = Number(process.env.SECONDS || 5)
const { shopUrl, commerceDatabase } = await findRunningShop()

interface Question {
  name: string
  path: string
  token?: string
}

async function row({ name, path, token }: Question): Promise<void> {
  const { perSecond, medianMs, p95Ms } = await measure(`${shopUrl}/api${path}`, token, seconds)
  const figures = [perSecond.toFixed(0), medianMs.toFixed(1), p95Ms.toFixed(1)]
  console.log(`| ${[name.padEnd(42), ...figures.map((one) => one.padStart(8))].join(' | ')} |`)
}

function header(title: string): void {
  console.log(`\n${title}\n`)
  console.log(`| ${'Question'.padEnd(42)} | per s    | median ms | p95 ms   |`)
  console.log(`| ${'-'.repeat(42)} | -------- | -------- | -------- |`)
}

async function catalogue(): Promise<Question[]> {
  const { body } = await get('/products?pagination[limit]=1&sort=id')
  const { slug } = body.data[0].attributes
  const serum = 'filters[$or][0][name][$containsi]=kem&filters[$or][1][title][$containsi]=kem'
  return [
    {
      name: 'Products, 25 with all they point to',
      path: '/products?populate=*&pagination[pageSize]=25',
    },
    {
      name: 'Search by name, title and subcategory',
      path: `/products?${serum}&filters[subcategories][id][$notNull]=true&populate=thub`,
    },
    {
      name: 'One product by slug, with pictures',
      path: `/products?filters[slug]=${slug}&populate[thub]=*&populate[related][populate][0]=thub`,
    },
  ]
}

async function orderLists(member: string): Promise<Question[]> {
  const newest = '/orders?sort=id:desc&populate=cartitems.product.thub&pagination[pageSize]=25'
  const staff = await asStaff()
  return [
    { name: 'A member’s orders, 25 of 50', path: newest, token: member },
    { name: 'All orders, the newest 25', path: newest, token: staff },
    { name: 'All new orders, the newest 25', path: `${newest}&filters[state]=new`, token: staff },
    {
      name: 'All orders of a phone number',
      path: `${newest}&filters[phone]=0901000007`,
      token: staff,
    },
  ]
}

console.log(`${machine()}; ten requests at a time, ${seconds} s each`)
header('Content, from the memory of the front server')
for (const question of await catalogue()) await row(question)

const member = await asNewMember()
const template = (await place({}, member.token)).body.data.id
for (const wanted of [10_000, 200_000]) {
  await fillWithOrders(commerceDatabase.owner, template, wanted, {
    customer: member.id,
    orders: 49,
  })
  header(`Orders, ${wanted.toLocaleString('en')} in the database`)
  for (const question of await orderLists(member.token)) await row(question)
}
process.exit(0)
