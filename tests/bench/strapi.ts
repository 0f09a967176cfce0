import { loadavg } from 'node:os'
import { join } from 'node:path'
import { onShutdown } from '../../scripts/stack/commands.ts'
import { inRoot } from '../../scripts/stack/paths.ts'
import { findRunningShop, machine } from './running-shop.ts'
import { newPaths, type Question, questionsAbout } from './strapi/questions.ts'
import { rate } from './strapi/rate.ts'
import { readRecords } from './strapi/records.ts'
import { assertSameAnswers } from './strapi/same-answers.ts'
import { strapiVersion } from './strapi/stock-settings.ts'
import { startStrapi } from './strapi/stock-strapi.ts'

// Prints how many lists of `/api` the running shop and a stock Strapi with the same records answer
// in a second, in turns. Usage: docs/benchmarks.md.

const seconds = Number(process.env.SECONDS || 5)
const turns = Number(process.env.TURNS || 3)

const { shopUrl, varDir } = await findRunningShop()
const records = await readRecords(shopUrl)
const strapi = await startStrapi(
  inRoot(process.env.STRAPI_DIR || join(varDir, 'bench-strapi')),
  records,
)
onShutdown(() => strapi.stop())
const servers: [string, string] = [shopUrl, strapi.url]

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const digits = (value: number) => value.toFixed(value < 100 ? 1 : 0)

function row(...cells: string[]): void {
  const [first = '', ...others] = cells
  console.log(`| ${[first.padEnd(40), ...others.map((cell) => cell.padStart(12))].join(' | ')} |`)
}

/** @param pathsOf the paths of one server, which continue from turn to turn */
async function compare(name: string, pathsOf: () => () => string, kB: string): Promise<void> {
  const measured = servers.map((origin) => ({ origin, next: pathsOf(), rates: [] as number[] }))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { origin, next, rates } of measured) rates.push(await rate(origin, next, seconds))
  }
  const [ours = [], theirs = []] = measured.map(({ rates }) => rates)
  // Other work on the machine slows both servers of one turn.
  const ratios = ours.map((one, turn) => one / (theirs[turn] ?? Number.NaN))
  const range = `${digits(Math.min(...ratios))} to ${digits(Math.max(...ratios))}`
  row(name, kB, ...[ours, theirs, ratios].map((values) => digits(median(values))), range)
}

async function both(question: Question): Promise<void> {
  const sizes = await assertSameAnswers(servers, question)
  const kB = sizes.map((bytes) => Math.round(bytes / 1000)).join(', ')
  const [repeated = ''] = question.paths
  await compare(`${question.name}, repeated`, () => () => repeated, kB)
  const news = () => {
    const paths = newPaths(question)
    return () => paths.next().value
  }
  await compare(`${question.name}, new`, news, kB)
}

const load = () => loadavg()[0]?.toFixed(1)

try {
  console.log(`${machine()}; Strapi ${strapiVersion}, Node 20; ten requests at a time`)
  console.log(`${turns} turns of ${seconds} s, medians; load ${load()} before\n`)
  row('Question', 'kB', 'shop per s', 'Strapi per s', 'ratio', 'of turns')
  row('-'.repeat(40), ...Array.from({ length: 5 }, () => '-'.repeat(12)))
  for (const question of questionsAbout(records)) await both(question)
  console.log(`\nLoad ${load()} after`)
} finally {
  await strapi.stop()
}
process.exit(0)
