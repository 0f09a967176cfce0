import { formatPrice } from '@nas/domain/money'
import { localised } from '../../content/localised.ts'
import { filterNames } from '../../content/paged-lists.ts'
import type { ContentReader } from '../../content/reader.ts'
import type { ProductRecord } from '../../content/records.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translator.ts'

type FilterName = (typeof filterNames)[number]
export type Chosen = Readonly<Record<FilterName, readonly string[]>>

/** In đồng; each band ends below the start of the next one. */
const bandStarts = [0, 200_000, 400_000, 700_000]

interface FilterOption {
  value: string
  label: string
  /** Products that would be listed with this value of the filter alone. */
  count: number
  isChosen: boolean
}

export interface FilterGroup {
  name: FilterName
  options: FilterOption[]
}

const bandOf = (price: number) => bandStarts.findLastIndex((start) => price >= start)

const valuesOf: Readonly<Record<FilterName, (product: ProductRecord) => readonly number[]>> = {
  sub: ({ subcategories }) => subcategories,
  skin: ({ traits }) => traits,
  concern: ({ traits }) => traits,
  ingredient: ({ actives }) => actives.map(({ ingredient }) => ingredient),
  price: ({ price }) => [bandOf(price)],
}

const has = (product: ProductRecord, name: FilterName, value: string) =>
  valuesOf[name](product).some((known) => String(known) === value)

export function matchingProducts(
  products: readonly ProductRecord[],
  chosen: Chosen,
  except?: FilterName,
): ProductRecord[] {
  const used = filterNames.filter((name) => name !== except && chosen[name].length > 0)
  return products.filter((product) =>
    used.every((name) => chosen[name].some((value) => has(product, name, value))),
  )
}

function bandLabel(locale: Locale, band: number): string {
  const t = translator(locale, 'category')
  const [from = 0, to] = bandStarts.slice(band)
  if (to === undefined) return t('priceFrom', { from: formatPrice(from) })
  if (from === 0) return t('priceBelow', { to: formatPrice(to) })
  return t('priceBetween', { from: formatPrice(from), to: formatPrice(to) })
}

function labelsOf(reader: ContentReader, locale: Locale, name: FilterName): Map<string, string> {
  if (name === 'price') {
    return new Map(bandStarts.map((_, band) => [String(band), bandLabel(locale, band)]))
  }
  const sort = ['order:desc', 'id:desc']
  const records =
    name === 'sub'
      ? reader.list('subcategories', { sort })
      : reader.list('traits', { filters: { kind: name }, sort })
  return new Map(records.map((record) => [String(record.id), localised(record, 'name', locale)]))
}

/** Options that at least one of the products has, in the editors' order. */
export function filterGroups(
  reader: ContentReader,
  locale: Locale,
  products: readonly ProductRecord[],
  chosen: Chosen,
): FilterGroup[] {
  return filterNames.flatMap((name) => {
    const candidates = matchingProducts(products, chosen, name)
    const options = [...labelsOf(reader, locale, name)]
      .filter(([value]) => products.some((product) => has(product, name, value)))
      .map(([value, label]) => ({
        value,
        label,
        count: candidates.filter((product) => has(product, name, value)).length,
        isChosen: chosen[name].includes(value),
      }))
    return options.length > 1 ? [{ name, options }] : []
  })
}

/** Reads only values that some of the products have. */
export function readChosen(query: URLSearchParams, products: readonly ProductRecord[]): Chosen {
  const known = (name: FilterName) =>
    new Set(products.flatMap((product) => valuesOf[name](product).map(String)))
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      query.has(name) ? [...known(name).intersection(new Set(query.getAll(name)))] : [],
    ]),
  ) as Record<FilterName, string[]>
}
