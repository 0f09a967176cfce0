import { malformedRequests } from '../malformed/send-malformed.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Sends malformed requests to every call of `/api` and reports wrong answers.
// Usage: start a shop of its own without limits (docs/benchmarks.md), then
// `node tests/bench/malformed.ts [how many] [seed]` with the same settings.

const [count = '10000', given] = process.argv.slice(2)
const seed = given === undefined ? Date.now() % 2 ** 31 : Number(given)
await findRunningShop()
console.log(`${count} requests with seed ${seed}; ${machine()}`)
const started = performance.now()
const requests = await malformedRequests(Number(count), seed)
const faults = await requests.send(Number(count))
faults.push(...(await requests.personalData()).map((line) => `personal data in ${line}`))
const { statuses, slowest } = requests
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const counted = [...statuses]
  .sort(([a], [b]) => a - b)
  .map(([status, many]) => `${status}: ${many}`)
console.log(`${seconds} s; ${counted.join(', ')}`)
console.log(`${Math.round(slowest.ms)} ms ${slowest.request}`)
for (const fault of faults) console.log(`\n${fault}`)
console.log(`\n${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
