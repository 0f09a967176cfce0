import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ParsedOf } from '@nas/contract/operation'
import type {
  ComparedLine,
  CountedProduct,
  CountProblem,
  countStock as operation,
  StockRecord,
} from '@nas/contract/stock/operations'
import { loggableText } from '@nas/telemetry/loggable-error'
import { isShopError } from '../../platform/errors/shop-error'
import { stockBySlug } from '../queries/find-stock'
import { changeStock } from './change-stock'

interface CountedLine {
  slug: string
  counted: number
}

function problemOf(
  { counted }: CountedLine,
  stock: StockRecord | undefined,
  isRepeated: boolean,
): CountProblem | null {
  if (stock === undefined) return 'unknown'
  if (isRepeated) return 'repeated'
  return counted < stock.reserved ? 'below_reserved' : null
}

/** Compares line by line; of repeated lines of a product the first one is used. */
export async function compareCounts(
  container: MedusaContainer,
  lines: CountedLine[],
): Promise<ComparedLine[]> {
  const stocks = await stockBySlug(container, [...new Set(lines.map(({ slug }) => slug))])
  const seen = new Set<string>()
  return lines.map((line) => {
    const { slug, counted } = line
    const stock = stocks.get(slug)
    const problem = problemOf(line, stock, seen.has(slug))
    seen.add(slug)
    return {
      slug,
      counted,
      product: stock?.id ?? null,
      name: stock?.name ?? null,
      name_en: stock?.name_en ?? null,
      on_hand: stock?.on_hand ?? null,
      reserved: stock?.reserved ?? null,
      problem,
    }
  })
}

/** A count of several products, each with the stock on hand at the comparison. */
interface Counting extends ParsedOf<typeof operation> {
  by: string
}

function resultOf(error: unknown): CountedProduct['result'] {
  if (!isShopError(error)) return 'failed'
  switch (error.code) {
    case 'conflict':
      return 'conflict'
    case 'stock_below_reserved':
      return 'below_reserved'
    case 'not_found':
      return 'unknown'
    default:
      return 'failed'
  }
}

/** Writes a count product by product: a failed one does not block the others. */
export async function countStock(
  container: MedusaContainer,
  { counts, note, by }: Counting,
): Promise<CountedProduct[]> {
  const results: CountedProduct[] = []
  for (const { product, counted: quantity, expected } of counts) {
    try {
      const change = { product, way: 'count', quantity, expected, reason: 'counted' } as const
      const { on_hand } = await changeStock(container, { ...change, note, by })
      results.push({ product, result: quantity === expected ? 'same' : 'changed', on_hand })
    } catch (error) {
      const result = resultOf(error)
      if (result === 'failed') {
        const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
        logger.error(`Writing a counted stock failed. ${loggableText(error)}`)
      }
      const fact = isShopError(error) ? error.facts.on_hand : null
      results.push({ product, result, on_hand: typeof fact === 'number' ? fact : null })
    }
  }
  return results
}
