import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { href } from '../../src/i18n/href.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints what Lighthouse says of five kinds of page on a phone, as a table: the median of RUNS (3).
// Usage: npm start in one terminal, then `node tests/bench/lighthouse.ts` with the same settings.
// npx fetches Lighthouse; it is too large to be among the shop's packages for this alone.

const lighthouse = 'lighthouse@13.5.0'
const runs = Number(process.env.RUNS ?? 3)
const kinds = ['home', 'category', 'product', 'club', 'faq'] as const

const score = v.object({ score: v.nullable(v.number()) })
const measured = v.object({ numericValue: v.number() })
const schema = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: v.looseObject({
    'largest-contentful-paint': measured,
    'total-blocking-time': measured,
    'cumulative-layout-shift': measured,
  }),
})
type Report = v.InferOutput<typeof schema>

/** Names of the audits with lost points. */
function faults({ audits }: Report): string[] {
  return Object.entries(audits).flatMap(([name, audit]) => {
    const judged = v.safeParse(v.object({ score: v.number(), scoreDisplayMode: v.string() }), audit)
    const counts = judged.success && /binary|numeric/.test(judged.output.scoreDisplayMode)
    return counts && judged.output.score < 0.9 ? [name] : []
  })
}

async function judge(address: string, chromium: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu'
  const categories = 'performance,accessibility,best-practices,seo'
  const args = [address, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, ...args, `--only-categories=${categories}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 26 },
  )
  return v.parse(schema, JSON.parse(stdout))
}

/** Chromium's trace sometimes fails on a busy machine. */
async function judgeAgain(address: string, chromium: string, tries = 3): Promise<Report> {
  return judge(address, chromium).catch((error: Error) => {
    if (tries <= 1) throw new Error(`${address}: ${error.message.split('\n').at(-1)}`)
    return judgeAgain(address, chromium, tries - 1)
  })
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

const { shopUrl } = await findRunningShop()
const chromium = await findChromium()
console.log(`${machine()}, ${lighthouse}, median of ${runs}\n`)
console.log('| Page | Performance | Accessibility | Best practices | SEO | LCP s | TBT ms | CLS |')
console.log('| ---- | ----------- | ------------- | -------------- | --- | ----- | ------ | --- |')
const found = new Map<string, string[]>()
for (const kind of kinds) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    reports.push(await judgeAgain(shopUrl + href('vi', pageOfKind[kind]), chromium))
  }
  const middle = (read: (report: Report) => number) => median(reports.map(read))
  const points = (name: keyof Report['categories']) =>
    Math.round(middle(({ categories }) => (categories[name].score ?? 0) * 100))
  const value = (name: string) =>
    middle(({ audits }) => v.parse(measured, audits[name]).numericValue)
  const cells = [
    points('performance'),
    points('accessibility'),
    points('best-practices'),
    points('seo'),
    (value('largest-contentful-paint') / 1000).toFixed(1),
    Math.round(value('total-blocking-time')),
    value('cumulative-layout-shift').toFixed(3),
  ]
  console.log(`| ${kind} | ${cells.join(' | ')} |`)
  found.set(kind, [...new Set(reports.flatMap(faults))])
}
for (const [kind, names] of found) console.log(`${kind}: ${names.join(', ') || 'nothing lost'}`)
