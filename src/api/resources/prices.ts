import { maxSyncedProducts } from '@nas/contract/catalogue/operations'
import { largestPriceFile, maxPriceRows } from '@nas/contract/limits'
import * as contract from '@nas/contract/prices'
import { applicationError } from '../answers/api-error.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import type { FileBytes, FormRules } from '../input/input-worker.ts'
import type { PriceFileProblem, PriceHeadings } from '../input/price-file.ts'
import { nameOf } from './audit-log.ts'
import { comparePrices } from './compare-prices.ts'
import { afterWrite } from './content-writes.ts'
import { priceColumns } from './export-columns.ts'

const upload: FormRules = { field: 'files', maxFiles: 1, largestFile: largestPriceFile }

const problems: Record<PriceFileProblem, string> = {
  file_encoding: 'The file is not in UTF-8',
  file_columns: 'The columns id, current price or new price are missing',
  file_malformed: 'The quotes of the file are malformed, or a row is too long',
  file_too_long: `The file has more than ${maxPriceRows} rows`,
}

const headings = Object.fromEntries(
  priceColumns.map(({ name, label }) => [name, Object.values(label)]),
) as Record<keyof PriceHeadings, string[]>

async function compared(
  request: ApiRequest,
  [file = new Uint8Array()]: readonly FileBytes[],
): Promise<contract.ComparedPrices> {
  const rows = await request.inputs.run('priceRows', { file, headings })
  if (typeof rows === 'string') throw applicationError(rows, problems[rows])
  return comparePrices(rows, (id) => {
    const found = request.view.byId('products', id)
    if (found === null) return null
    const { name, name_en, price } = found
    return { name: String(name), name_en: name_en ? String(name_en) : null, price: Number(price) }
  })
}

const ofFile = { access: 'admin', permission: 'content', limit: 'priceFile', upload } as const

const shownDays = 14
const maxShown = 20

async function confirmed(request: ApiRequest): Promise<contract.UnusualPrice[]> {
  const since = new Date(Date.now() - shownDays * 86_400_000).toISOString()
  const question = { kind: 'products', q: 'price_confirmed', since, limit: maxShown } as const
  const { entries } = await request.contentWriter.auditLog.find(question)
  const authors = new Map(entries.map((entry) => [entry.staff, entry]))
  const names = new Map(
    await Promise.all(
      [...authors].map(async ([id, entry]) => [id, await nameOf(request, entry)] as const),
    ),
  )
  return entries.map(({ id, at, staff, subject, before, after }) => {
    const product = Number(subject)
    const found = request.view.byId('products', product)
    return {
      id,
      at,
      who: names.get(staff) ?? null,
      product,
      name: found && String(found.name),
      name_en: found?.name_en ? String(found.name_en) : null,
      before: typeof before.price === 'number' ? before.price : null,
      after: Number(after.price),
    }
  })
}

const unusualPrices = call('GET /app/unusualprices', {
  summary: `Unusual prices that were confirmed in the last ${shownDays} days, newest first`,
  access: 'admin',
  permission: 'content',
  answer: { schema: contract.unusualPricesSchema },
  run: async (request) => ({ data: await confirmed(request) }),
})

/** Prices of many products from a file (ADR 0118). */
export const prices: readonly Endpoint[] = [
  call('POST /app/compareprices', {
    ...ofFile,
    summary: 'Compare a file of prices with the stored ones row by row; changes nothing',
    answer: { schema: contract.comparedPricesSchema },
    run: async (request, { files }) => ({ data: await compared(request, files) }),
  }),
  call('POST /app/changeprices', {
    ...ofFile,
    summary: 'Publish the prices of a file, all or none; unusual ones only when confirmed',
    parameters: contract.changePricesParameters,
    answer: { schema: contract.changedPricesSchema },
    async run(request, { parameters: { confirmed }, files }) {
      const { changes, refused } = await compared(request, files)
      if (refused.length > 0) {
        throw applicationError('prices_refused', `${refused.length} rows of the file are refused`)
      }
      const due = changes.map(({ product: id, before: from, after: to }) => ({ id, from, to }))
      if (due.length === 0) return { data: { changed: 0 } }
      const changed = await request.contentWriter.prices.change(due, confirmed === 'true')
      // For a longer list the feed takes minutes.
      const products = due.map(({ id }) => id)
      if (products.length <= maxSyncedProducts) await afterWrite(request, products)
      return { data: { changed } }
    },
  }),
  unusualPrices,
]
