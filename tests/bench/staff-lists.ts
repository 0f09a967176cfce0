import { readSort, type SortKey } from '@nas/query/read-sort'
import { cursorOf } from '../../src/api/records/key-pages.ts'
import { apiShape } from '../../src/api/shapes/api-shapes.ts'
import { get } from '../contract/http.ts'
import { asNewMember, asStaff } from '../contract/people.ts'
import { place } from '../contract/place-order.ts'
import { countOrders, fillWithOrders } from './many-orders.ts'
import { fillWithUsers } from './many-users.ts'
import { measure } from './measure.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints how long the back office's lists take with 200,000 orders and 100,000 users, which it
// makes: never run it against a shop that is used. Usage: docs/benchmarks.md.

const orders = 200_000
const users = 100_000
const seconds = Number(process.env.SECONDS || 5)
const together = 2
const target = 200

const { shopUrl, commerceDatabase } = await findRunningShop()
if ((await countOrders(commerceDatabase.owner)) < orders) {
  const member = await asNewMember()
  const template = (await place({}, member.token)).body.data.id
  await fillWithOrders(commerceDatabase.owner, template, orders, {
    customer: member.id,
    orders: 49,
  })
  await fillWithUsers(commerceDatabase.owner, users)
}
const token = await asStaff()

const first = 'pagination[after]=&pagination[pageSize]=25'

/** A page that starts at a record in the middle of the list. */
function deep(list: string, sort: string, row: Record<string, unknown>): string {
  const keys: SortKey[] = readSort(apiShape(list), sort)
  return `sort=${sort}&pagination[after]=${cursorOf(keys, row)}&pagination[pageSize]=25`
}

const middle = new Date(Date.now() - 5 * 60_000 * (orders / 2)).toISOString()
const orderPages = 'orders?populate=cartitems'
const userPages = 'users?populate=role,purchases'
const questions: readonly (readonly [string, string])[] = [
  ['Orders: first page', `${orderPages}&${first}`],
  ['Orders: deep page', `${orderPages}&${deep('orders', 'id:desc', { id: 1_100_000 })}`],
  ['Orders: of a state', `${orderPages}&filters[state]=new&${first}`],
  [
    'Orders: of a state, deep page',
    `${orderPages}&filters[state]=new&${deep('orders', 'id:desc', { id: 1_100_000 })}`,
  ],
  ['Orders: by total', `${orderPages}&sort=total:desc&${first}`],
  ['Orders: by name', `${orderPages}&sort=name:asc&${first}`],
  ['Orders: by state', `${orderPages}&sort=state:asc&${first}`],
  ['Orders: refunds due', `${orderPages}&filters[refund_due]=true&${first}`],
  ['Orders: by time', `${orderPages}&sort=createdAt:desc&${first}`],
  [
    'Orders: by time, deep page',
    `${orderPages}&${deep('orders', 'createdAt:desc,id:asc', { createdAt: middle, id: 1_100_000 })}`,
  ],
  ['Orders: words of every order', `${orderPages}&_q=nguyen thi&${first}`],
  ['Orders: words of one', `${orderPages}&_q=nguyen 1123456&${first}`],
  ['Orders: two letters', `${orderPages}&_q=xq&${first}`],
  ['Orders: a phone', `${orderPages}&_q=%2B84 901 123 456&${first}`],
  ["A person's line", 'app/ordercustomer?order=1000001'],
  ["A person's page", 'app/orderperson?order=1000001'],
  ['Orders: a product', `${orderPages}&_q=kem duong&${first}`],
  ['Orders: likely duplicates', `${orderPages}&filters[duplicate]=true&${first}`],
  ['Orders: at risk', `${orderPages}&filters[risk]=true&${first}`],
  ['Users: first page', `${userPages}&${first}`],
  ['Users: deep page', `${userPages}&${deep('users', 'id:desc', { id: 'cus_bench_00050000' })}`],
  ['Users: blocked', `${userPages}&filters[blocked]=true&${first}`],
  ['Users: by time', `${userPages}&sort=createdAt:desc&${first}`],
  ['Users: words of many', `${userPages}&_q=nguyen&${first}`],
  ['Users: words of some', `${userPages}&_q=huy thu tran&${first}`],
  ['Users: words of one', `${userPages}&_q=bench.54321&${first}`],
  ['Users: two letters', `${userPages}&_q=xq&${first}`],
  ['Users: a phone', `${userPages}&_q=0903 959&${first}`],
]

console.log(`${machine()}; ${together} requests at a time, ${seconds} s each\n`)
console.log(`| ${'Question'.padEnd(32)} | Total   | median ms | p95 ms   |`)
console.log(`| ${'-'.repeat(32)} | ------- | --------- | -------- |`)
let slow = 0
for (const [name, path] of questions) {
  const { body } = await get(`/${path}`, token)
  const { total, capped } = body.meta?.pagination ?? {
    total: body.data.orders.length ?? body.data.orders,
  }
  const { medianMs, p95Ms } = await measure(`${shopUrl}/api/${path}`, token, seconds, together)
  if (p95Ms > target) slow += 1
  const figures = [`${total}${capped ? '+' : ''}`.padStart(7), medianMs.toFixed(1).padStart(9)]
  console.log(`| ${[name.padEnd(32), ...figures, p95Ms.toFixed(1).padStart(8)].join(' | ')} |`)
}
console.log(`\n${slow} of ${questions.length} over ${target} ms`)
process.exit(slow > 0 ? 1 : 0)
