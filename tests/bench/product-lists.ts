import { loadavg } from 'node:os'
import { asStaff } from '../contract/people.ts'
import { given } from '../support/env.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints how long lists and pickers of products take for staff and editors, one request at a time.
// Fill the running shop first: docs/growth.md.
// Usage, with the shop's settings: `npx node tests/bench/product-lists.ts`.

const rounds = Number(process.env.ROUNDS || 20)

const { shopUrl, contentUrl } = await findRunningShop()

async function editorToken(): Promise<string> {
  const response = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: given('EDITOR_EMAIL'), password: given('EDITOR_PASSWORD') }),
  })
  return ((await response.json()) as { token: string }).token
}

const token = await editorToken()
const staff = { Authorization: `Bearer ${await asStaff()}` }
const editor = { Authorization: `JWT ${token}` }
// Payload accepts the cookie only from its own pages or an address bar.
const browser = { Cookie: `payload-token=${token}`, 'Sec-Fetch-Site': 'none' }

const products = `${shopUrl}/api/products`
const listed = `${products}?populate=thub&sort=order:desc,id:desc&pagination[pageSize]=25`
const picker = `${contentUrl}/api/products?depth=0&draft=true&limit=10&select[name]=true`
const screen = `${contentUrl}/admin/collections/products`

const questions: [name: string, url: string, headers: Record<string, string>][] = [
  ['back office, first page', listed, staff],
  ['back office, page 200', `${listed}&pagination[page]=200`, staff],
  ['back office, words', `${listed}&_q=kem chong nang`, staff],
  ['back office, picker', `${products}?fields=name&_q=kem&pagination[limit]=100`, staff],
  ['Payload, picker', `${picker}&sort=name`, editor],
  ['Payload, picker with words', `${picker}&where[name][like]=kem chong`, editor],
  ['Payload, screen of the list', `${screen}?limit=10`, browser],
  ['Payload, screen by time', `${screen}?limit=10&sort=-updatedAt`, browser],
  ['Payload, screen, page 900', `${screen}?limit=10&page=900`, browser],
  ['Payload, screen of 100', `${screen}?limit=100`, browser],
  ['Payload, screen with words', `${screen}?limit=10&search=kem`, browser],
]

async function answered(url: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now()
  const response = await fetch(url, { headers })
  const text = await response.text()
  const isSignIn = text.includes('login?redirect')
  if (!response.ok || isSignIn) throw new Error(`${url} was answered ${response.status}`)
  return performance.now() - from
}

console.log(`${machine()}; ${rounds} requests each, load average ${loadavg()[0]?.toFixed(1)}\n`)
console.log('| What | p50 | p95 |\n| --- | --- | --- |')
for (const [name, url, headers] of questions) {
  await answered(url, headers)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await answered(url, headers))
  times.sort((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((share) =>
    Math.round(times[Math.ceil(rounds * share) - 1] ?? 0),
  )
  console.log(`| ${name} | ${p50} ms | ${p95} ms |`)
}
process.exit(0)
