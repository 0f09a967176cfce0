import { setTimeout as wait } from 'node:timers/promises'
import { asStaff } from '../contract/people.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints how long the exports of orders and users take, the longest pause between two pieces, and
// how long another request has to wait meanwhile. Usage: docs/benchmarks.md, after staff-lists.ts.

const newline = 10
const { shopUrl } = await findRunningShop()
const headers = { authorization: `Bearer ${await asStaff()}` }

/** The longest of sequential requests while something else runs. */
function watchOthers() {
  let running = true
  let longestMs = 0
  const asking = (async () => {
    while (running) {
      const began = performance.now()
      await (await fetch(`${shopUrl}/api/products?pagination[pageSize]=1`)).text()
      longestMs = Math.max(longestMs, performance.now() - began)
      await wait(100)
    }
  })()
  return async () => {
    running = false
    await asking
    return longestMs
  }
}

async function measureExport(list: string): Promise<string[]> {
  const stop = watchOthers()
  const began = performance.now()
  const { body } = await fetch(`${shopUrl}/api/app/export/${list}`, { headers })
  let rows = -1
  let bytes = 0
  let firstMs = 0
  let pauseMs = 0
  let last = began
  for await (const chunk of body ?? []) {
    const now = performance.now()
    if (bytes === 0) firstMs = now - began
    else pauseMs = Math.max(pauseMs, now - last)
    last = now
    bytes += chunk.length
    rows += chunk.filter((byte: number) => byte === newline).length
  }
  const seconds = (performance.now() - began) / 1000
  const ms = [firstMs, pauseMs, await stop()].map((value) => value.toFixed(0))
  return [list, `${rows}`, (bytes / 1e6).toFixed(1), seconds.toFixed(1), ...ms]
}

console.log(machine())
console.log(
  '| List | Rows | MB | Seconds | First ms | Longest pause ms | Longest other request ms |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const list of ['orders', 'users']) {
  console.log(`| ${(await measureExport(list)).join(' | ')} |`)
}
process.exit(0)
