import type { MedusaContainer } from '@medusajs/framework/types'
import type { ComparedLine, CountProblem, StockRecord } from '@nas/contract/stock/operations'
import { stockBySlug } from './find-stock'

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

/**
 * Compares a count with the stored stock line by line; of repeated lines of a product the first one
 * is used.
 */
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
