import { maxSyncedProducts } from '@nas/contract/catalogue/operations'
import { largestPriceFile, maxPriceRows } from '@nas/contract/limits'
import * as contract from '@nas/contract/prices'
import { applicationError } from '../answers/api-error.ts'
import { readFields } from '../endpoints/body.ts'
import type { ApiRequest, Endpoint, UploadDescription } from '../endpoints/endpoint.ts'
import { readFiles } from '../endpoints/upload-form.ts'
import type { PriceFileProblem, PriceHeadings } from '../input/price-file.ts'
import { comparePrices } from './compare-prices.ts'
import { afterWrite } from './content-writes.ts'
import { priceColumns } from './export-columns.ts'

const upload: UploadDescription = { field: 'files', maxFiles: 1, largestFile: largestPriceFile }

const problems: Record<PriceFileProblem, string> = {
  file_encoding: 'The file is not in UTF-8',
  file_columns: 'The columns id, current price or new price are missing',
  file_malformed: 'The quotes of the file are malformed, or a row is too long',
  file_too_long: `The file has more than ${maxPriceRows} rows`,
}

const headings = Object.fromEntries(
  priceColumns.map(({ name, label }) => [name, Object.values(label)]),
) as Record<keyof PriceHeadings, string[]>

async function compared(request: ApiRequest): Promise<contract.ComparedPrices> {
  const [file = new Uint8Array()] = await readFiles(request, upload)
  const rows = await request.inputs.run('priceRows', { file, headings })
  if (typeof rows === 'string') throw applicationError(rows, problems[rows])
  return comparePrices(rows, (id) => {
    const found = request.view.byId('products', id)
    if (found === null) return null
    const { name, name_en, price } = found
    return { name: String(name), name_en: name_en ? String(name_en) : null, price: Number(price) }
  })
}

const ofFile = {
  method: 'POST',
  access: 'admin',
  permission: 'content',
  personal: true,
  limit: 'priceFile',
  upload,
} as const

/** Prices of many products from a file (ADR 0118). */
export const prices: readonly Endpoint[] = [
  {
    ...ofFile,
    path: '/app/compareprices',
    summary: 'Compare a file of prices with the stored ones row by row; changes nothing',
    answer: { schema: contract.comparedPricesSchema },
    handle: async (request) => ({ data: await compared(request) }),
  },
  {
    ...ofFile,
    path: '/app/changeprices',
    summary: 'Publish the prices of a file, all or none; unusual ones only when confirmed',
    parameters: contract.changePricesParameters,
    answer: { schema: contract.changedPricesSchema },
    async handle(request) {
      const { confirmed } = readFields(contract.changePricesParameters, request.query)
      const { changes, refused } = await compared(request)
      if (refused.length > 0) {
        throw applicationError('prices_refused', `${refused.length} rows of the file are refused`)
      }
      const due = changes.map(({ product: id, before: from, after: to }) => ({ id, from, to }))
      if (due.length === 0) return { data: { changed: 0 } }
      const changed = await request.contentWriter.prices.change(due, confirmed === 'true')
      // Of a longer list the feed takes minutes.
      const products = due.map(({ id }) => id)
      if (products.length <= maxSyncedProducts) await afterWrite(request, products)
      return { data: { changed } }
    },
  },
]
