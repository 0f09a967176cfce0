import { localised } from '../../content/localised.ts'
import type { ContentReader } from '../../content/reader.ts'
import type { ProductRecord, TraitRecord, WrittenActive } from '../../content/records.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translator.ts'

export interface Active {
  name: string
  /** Without the other name in brackets. */
  shortName: string
  /** Such as `3%` or `10.000 mg`; empty when it is not declared. */
  amount: string
  note: string
  source: string
}

/** What the company promises for every product, as its editors wrote it. */
export interface Promised {
  icon: 'info' | 'check' | 'arrow'
  text: string
  /** Without the language's prefix. */
  path?: string | undefined
}

const inspections = {
  CHOTHUHANG: 'inspection.try',
  CHOXEMHANGKHONGTHU: 'inspection.see',
  KHONGCHOXEMHANG: 'inspection.closed',
} as const

interface CompanyPromises {
  requiredNote: string | null
  genuinePromise: string
  returnPromise: string
}

export function promisesOf(
  reader: ContentReader,
  locale: Locale,
  { requiredNote, genuinePromise, returnPromise }: CompanyPromises,
): Promised[] {
  const inspection = Object.entries(inspections).find(([value]) => value === requiredNote)?.[1]
  const returns = reader.first('policies', { filters: { slug: 'chinh-sach-doi-tra' } })
  const all: Promised[] = [
    { icon: 'info', text: inspection ? translator(locale, 'product')(inspection) : '' },
    { icon: 'check', text: genuinePromise },
    {
      icon: 'arrow',
      text: returnPromise,
      path: returns ? `/chinh-sach/${returns.slug}` : undefined,
    },
  ]
  return all.filter(({ text }) => text !== '')
}

function amountOf(locale: Locale, { amount, unit }: WrittenActive): string {
  if (typeof amount !== 'number') return ''
  const number = amount.toLocaleString(locale)
  if (unit === 'CFU') return translator(locale, 'product')('billionCfu', { number })
  return unit === '%' ? `${number}%` : `${number} ${unit ?? ''}`.trim()
}

/** Actives of the product in the editors' order; a deleted ingredient is left out. */
export function activesOf(reader: ContentReader, locale: Locale, product: ProductRecord): Active[] {
  return product.actives.flatMap((active) => {
    const ingredient = reader.get('traits', active.ingredient)
    if (ingredient === null) return []
    const name = localised(ingredient, 'name', locale)
    return {
      name,
      shortName: name.replace(/ \(.*\)$/, ''),
      amount: amountOf(locale, active),
      note: localised(ingredient, 'note', locale),
      source: localised(ingredient, 'source', locale),
    }
  })
}

/** Skin types and concerns; each leads to the filtered category. */
export function traitLinks(reader: ContentReader, locale: Locale, product: ProductRecord) {
  const [category] = reader.related('products', product, 'categories')
  return reader.related('products', product, 'traits').map((trait: TraitRecord) => ({
    kind: trait.kind,
    label: localised(trait, 'name', locale),
    path: category ? `/chuyen-muc/${category.slug}?${trait.kind}=${trait.id}` : null,
  }))
}

const steps = ['cleanse', 'tone', 'treat', 'moisturise', 'protect'] as const
const shortestRoutine = 3

/**
 * Products in the order of use, the given one first among equals; empty for fewer than three steps.
 * Companions come from the related products, then from the category.
 */
export function routineOf(
  reader: ContentReader,
  product: ProductRecord,
  time: 'morning' | 'evening',
) {
  const isUsed = ({ use_time }: ProductRecord) => use_time === time || use_time === 'both'
  if (product.step === null || !isUsed(product)) return []
  const [category] = reader.related('products', product, 'categories')
  const near = [product, ...reader.related('products', product, 'related')].filter(isUsed)
  // One record per read: the page then depends on few products of the category.
  const inCategory = (step: string) =>
    category &&
    reader.first('products', {
      filters: { categories: category.id, step, use_time: { $in: [time, 'both'] } },
      sort: ['order:desc', 'id:desc'],
    })
  const found = steps.flatMap((step) => {
    const chosen = near.find((other) => other.step === step) ?? inCategory(step)
    return chosen ? [{ step, product: chosen }] : []
  })
  return found.length < shortestRoutine ? [] : found
}
