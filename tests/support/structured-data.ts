import * as v from 'valibot'

const address = v.pipe(v.string(), v.url())
const words = v.pipe(v.string(), v.trim(), v.minLength(1))
const pictures = v.pipe(v.array(address), v.minLength(1))
const time = v.pipe(v.string(), v.isoTimestamp())
const shop = v.looseObject({
  '@type': v.literal('Organization'),
  name: words,
  logo: v.looseObject({ '@type': v.literal('ImageObject'), url: address }),
})
const of = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.looseObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal(type),
    ...entries,
  })

/** The search engines' requirements for each kind of description in the shop's pages. */
const schema = v.variant('@type', [
  of('Product', {
    name: words,
    description: words,
    image: pictures,
    sku: words,
    brand: v.looseObject({ '@type': v.literal('Brand'), name: words }),
    offers: v.looseObject({
      '@type': v.literal('Offer'),
      price: v.pipe(v.number(), v.integer(), v.minValue(1)),
      priceCurrency: v.literal('VND'),
      availability: v.picklist(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
      url: address,
    }),
    aggregateRating: v.optional(
      v.looseObject({
        ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
        ratingCount: v.pipe(v.number(), v.minValue(1)),
      }),
    ),
  }),
  of('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(v.looseObject({ position: v.number(), name: words, item: address })),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'order'),
    ),
  }),
  of('Organization', { ...shop.entries, url: address, sameAs: v.array(address) }),
  of('WebSite', { name: words, url: address, inLanguage: v.picklist(['vi', 'en']) }),
  of('FAQPage', {
    mainEntity: v.pipe(
      v.array(
        v.looseObject({
          '@type': v.literal('Question'),
          name: words,
          acceptedAnswer: v.looseObject({ '@type': v.literal('Answer'), text: words }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  of('Article', {
    headline: v.pipe(words, v.maxLength(110)),
    inLanguage: v.picklist(['vi', 'en']),
    mainEntityOfPage: address,
    datePublished: time,
    dateModified: time,
    image: pictures,
    author: shop,
    publisher: shop,
  }),
])

/**
 * The kind of a description.
 * @throws ValiError naming the missing parts
 */
export function kindOfData(text: string): string {
  return v.parse(schema, JSON.parse(text))['@type']
}
