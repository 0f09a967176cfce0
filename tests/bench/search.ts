import { readFile } from 'node:fs/promises'
import { readFilters } from '@nas/query/read-filters'
import { ReadModel } from '../../src/content/read-model.ts'
import { contentShape } from '../../src/content/shapes.ts'
import { ContentView } from '../../src/content/view.ts'
import { sampleProduct } from '../support/sample-records.ts'
import { namesOfProduct } from './product-names.ts'
import { machine } from './running-shop.ts'

// Prints how much time of the processor a search by words takes among many products, in this process without a shop:
// right after the start, repeatedly, and as the first one after a change of a product.
// Usage: `SIZES=34,1000,10000 npx node tests/bench/search.ts`.

const sizes = (process.env.SIZES || '34,1000,10000').split(',').map(Number)
const rounds = 40

const questions = [
  ['with accents', 'kem chống nắng'],
  ['without accents', 'kem chong nang'],
  ['of several fields, in any order', 'nhe diu sunscreen'],
  ['a word half typed', 'chống nắ'],
  ['one letter', 'k'],
  ['most of the words', 'kem chong nang tram tra khongco'],
  ['no match', 'khẩu trang y tế'],
] as const

type Texts = Record<'vi' | 'en', string>

const copyOf = async (name: string) =>
  JSON.parse(
    await readFile(
      new URL(`../../content-cms/seed/copy/products/${name}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<'title' | 'content' | 'ingredients', Texts>

const copies = await Promise.all(
  ['sua-chong-nang-spf50', 'tinh-chat-vitamin-c-15', 'cao-gung-mat-ong'].map(copyOf),
)

const productOf = (id: number) => {
  const [name, nameEn] = namesOfProduct(id)
  const { title, content, ingredients } = copies[id % copies.length] as (typeof copies)[number]
  return sampleProduct(id, {
    name,
    name_en: nameEn,
    title: title.vi,
    title_en: title.en,
    description: content.vi.slice(0, 160),
    description_en: content.en.slice(0, 160),
    content: content.vi,
    content_en: content.en,
    ingredients: ingredients.vi,
    ingredients_en: ingredients.en,
  })
}

const at = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

const figures = (...times: number[]) => times.map((ms) => ms.toFixed(1).padStart(8)).join(' | ')

function timed(run: () => unknown): number {
  const from = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

console.log(`${machine()}; milliseconds\n`)
console.log(
  `| Products | Words                           |  first   |  p50     |  p95     | change   |`,
)
for (const size of sizes) {
  const products = Array.from({ length: size }, (_, n) => productOf(n + 1))
  const model = ReadModel.empty()
  model.replaceAll('products', products)
  const view = new ContentView(model)
  for (const [name, words] of questions) {
    const searchFor = (words: string) => view.find('products', { words, limit: 12 })
    const search = () => searchFor(words)
    const first = timed(search)
    // The answer to the same text is kept.
    const repeated = Array.from({ length: rounds }, (_, n) =>
      timed(() => searchFor(words + ' '.repeat(n + 1))),
    )
    const afterChange = Array.from({ length: rounds }, (_, n) => {
      model.table('products').put(productOf(1 + ((n * 7) % size)))
      return timed(search)
    })
    const row = figures(first, at(repeated, 0.5), at(repeated, 0.95), at(afterChange, 0.95))
    console.log(`| ${String(size).padStart(8)} | ${name.padEnd(31)} | ${row} |`)
  }
  const shape = contentShape('products')
  const filters = { $or: [{ name: { $containsi: 'KEM' } }, { title: { $containsi: 'KEM' } }] }
  const where = readFilters({ shapeOf: contentShape, conditions: 0 }, shape, filters)
  const filtered = Array.from({ length: rounds }, () =>
    timed(() => view.find('products', { where, limit: 12 })),
  )
  console.log(
    `| ${String(size).padStart(8)} | ${'filter $containsi'.padEnd(31)} | ${figures(filtered[0] ?? 0, at(filtered, 0.5), at(filtered, 0.95))} |`,
  )
}
