import { hasRecordPages, pagePatterns, pathOfRecord } from './page-addresses.js'

/** Pages that consist of sections. */
const sectionPages: Readonly<Record<string, string>> = {
  about: pagePatterns.about,
  business: pagePatterns.business,
  contact: pagePatterns.contact,
  support: pagePatterns.support,
  shopping: pagePatterns['shopping-info'],
  recruitment: pagePatterns.recruitment,
}

/** Pages that show all records of a kind. */
const listPages: Readonly<Record<string, string>> = {
  banners: pagePatterns.home,
  bannerinfo: pagePatterns.home,
  homeinfo: pagePatterns.home,
  menuinfo: pagePatterns.home,
  faqs: pagePatterns.faq,
  places: pagePatterns['shopping-info'],
  'featured-works': pagePatterns.works,
  nasinfo: pagePatterns.contact,
  siteinfo: pagePatterns.home,
}

/** @returns the path without a language of the page that shows the document, null without one */
export function pathOfDocument(
  kind: string,
  document: Readonly<Record<string, unknown>>,
): string | null {
  if (hasRecordPages(kind)) return pathOfRecord(kind, document)
  if (kind !== 'sections') return listPages[kind] ?? null
  return sectionPages[String(document.page)] ?? null
}
