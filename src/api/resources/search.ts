import {
  type FoundPage,
  foundKinds,
  searchAnswerSchema,
  searchParameters,
} from '@nas/contract/search'
import { normaliseText } from '@nas/domain/text'
import type { Attributes } from '@nas/query/shape'
import { MissedCounter } from '../../gateways/content/writer/missed-counter.ts'
import type { ApiView } from '../content-view/api-view.ts'
import { cacheUntilChange } from '../content-view/cache-until-change.ts'
import { call } from '../endpoints/endpoint.ts'

const pagesOfKind = 3

interface Found {
  meant: string | null
  pages: readonly FoundPage[]
  products: number
}

const answers = cacheUntilChange<Found>({ max: 1000 })

function pageOf(kind: FoundPage['kind'], row: Attributes): FoundPage {
  const { slug = null, name = row.question, name_en = row.question_en } = row
  return { kind, id: Number(row.id), slug, name, name_en } as FoundPage
}

function find(view: ApiView, words: string): Found {
  const pages = foundKinds.flatMap((kind) =>
    view.find(kind, { words, limit: pagesOfKind }).rows.map((row) => pageOf(kind, row)),
  )
  const products = view.find('products', { words, limit: 0 }).total
  return { meant: view.spelling('products', words), pages, products }
}

const missed = new MissedCounter('Searches without a result were not counted')

export const search = call('GET /app/search', {
  summary: 'Articles, questions and service pages that match, and the spelling that was meant',
  access: 'all',
  shared: true,
  parameters: searchParameters,
  answer: { schema: searchAnswerSchema },
  run({ context, contentWriter, view }, { parameters: { _q } }) {
    const cache = answers(context.content)
    const key = `${view.seesAll} ${_q}`
    const found = cache.get(key) ?? find(view, _q)
    cache.set(key, found)
    const { products, ...data } = found
    if (products === 0) missed.note(normaliseText(_q), contentWriter.searches, context.log)
    return { data }
  },
})
