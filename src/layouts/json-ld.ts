import { localised } from '../content/localised.ts'
import type { ContentReader } from '../content/reader.ts'
import type { MediaRecord, ProductRecord } from '../content/records.ts'
import { companyInfo, siteLinks } from '../features/company/company-info.ts'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { absolute, siteOr } from '../i18n/site-address.ts'

export interface Crumb {
  name: string
  /** Without the language's prefix. */
  path: string
}

export function breadcrumbList(site: URL | undefined, locale: Locale, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(siteOr(site), href(locale, path)),
    })),
  }
}

export function organisation(site: URL | undefined, reader: ContentReader, locale: Locale) {
  const { company, phone, email } = companyInfo(reader, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company,
    url: absolute(siteOr(site), href(locale, '/')),
    logo: absolute(siteOr(site), '/icon-512.png'),
    ...(phone && { telephone: phone.shown }),
    ...(email && { email }),
    sameAs: siteLinks(reader).social.map(({ address }) => address),
  }
}

export function productData(
  site: URL | undefined,
  locale: Locale,
  product: ProductRecord,
  pictures: readonly MediaRecord[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localised(product, 'name', locale),
    description: localised(product, 'description', locale),
    sku: product.slug,
    image: pictures.map(({ url }) => absolute(siteOr(site), url)),
    brand: { '@type': 'Brand', name: 'NAS' },
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'VND',
      url: absolute(siteOr(site), href(locale, `/san-pham/${product.slug}`)),
    },
  }
}

export function articleData(
  site: URL | undefined,
  headline: string,
  story: { published_at: string | null; updatedAt: string },
  picture: MediaRecord | null,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    datePublished: story.published_at ?? story.updatedAt,
    dateModified: story.updatedAt,
    ...(picture && { image: [absolute(siteOr(site), picture.url)] }),
    publisher: { '@type': 'Organization', name: 'NAS' },
  }
}

export function faqPage(faqs: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
