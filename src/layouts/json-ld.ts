import { averageStars, countRatings } from '@nas/domain/star-counts'
import { localised } from '../content/localised.ts'
import type { ContentReader } from '../content/reader.ts'
import type { MediaRecord, ProductRecord } from '../content/records.ts'
import { companyInfo, siteLinks } from '../features/company/company-info.ts'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { absolute } from '../i18n/site-address.ts'

/** Cannot contain a closing tag. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const context = { '@context': 'https://schema.org' }

export interface Crumb {
  name: string
  /** Path without the language's prefix. */
  path: string
}

function shopOf(site: URL) {
  const address = absolute(site, '/')
  const logo = { '@type': 'ImageObject', url: absolute(site, '/icon-512.png') }
  return { '@type': 'Organization', '@id': `${address}/#organization`, name: 'NAS', logo }
}

export function breadcrumbList(site: URL, locale: Locale, crumbs: readonly Crumb[]) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, href(locale, path)),
    })),
  }
}

export function organisation(site: URL, reader: ContentReader, locale: Locale) {
  const { company, address, phone, email } = companyInfo(reader, locale)
  return {
    ...context,
    ...shopOf(site),
    legalName: company,
    url: absolute(site, href(locale, '/')),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
    }),
    ...(phone && { telephone: phone.shown }),
    ...(email && { email }),
    sameAs: siteLinks(reader).social.map((link) => link.address),
  }
}

export function webSite(site: URL, locale: Locale, description: string) {
  return {
    ...context,
    '@type': 'WebSite',
    name: 'NAS',
    description,
    inLanguage: locale,
    url: absolute(site, href(locale, '/')),
    publisher: shopOf(site),
  }
}

export function productData(
  site: URL,
  locale: Locale,
  product: ProductRecord,
  pictures: readonly MediaRecord[],
  reader: ContentReader,
) {
  const stars = reader.starCounts(product.id)
  const average = averageStars(stars)
  const address = absolute(site, href(locale, `/san-pham/${product.slug}`))
  return {
    ...context,
    '@type': 'Product',
    name: localised(product, 'name', locale),
    description: localised(product, 'description', locale),
    sku: product.slug,
    url: address,
    image: pictures.map(({ url }) => absolute(site, url)),
    brand: { '@type': 'Brand', name: 'NAS' },
    ...(average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average,
        ratingCount: countRatings(stars),
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'VND',
      availability: `https://schema.org/${reader.isAvailable(product.id) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: shopOf(site),
      url: address,
    },
  }
}

export function articleData(
  site: URL,
  locale: Locale,
  path: string,
  article: {
    headline: string
    description: string
    published_at: string | null
    updatedAt: string
    picture: MediaRecord | null
  },
) {
  const { headline, description, published_at, updatedAt, picture } = article
  return {
    ...context,
    '@type': 'Article',
    headline,
    ...(description && { description }),
    inLanguage: locale,
    mainEntityOfPage: absolute(site, href(locale, path)),
    datePublished: published_at ?? updatedAt,
    dateModified: updatedAt,
    ...(picture && { image: [absolute(site, picture.url)] }),
    author: shopOf(site),
    publisher: shopOf(site),
  }
}

export function faqPage(faqs: readonly { question: string; answer: string }[]) {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
