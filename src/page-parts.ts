import { href, parsePath, translatedPath } from './i18n/href.ts'
import { locales } from './i18n/locale.ts'

/** The page that provides the page parts of a language; never served. */
export const pagePartsPath = '/_page-parts'

const names = ['header', 'footer'] as const
export type PartName = (typeof names)[number]

/** HTML that all pages of a language share: rendered once, and joined with each page (ADR 0189). */
export type PageParts = Record<PartName, string>

/**
 * Marks the place of a part in a page. Texts cannot contain the mark, because `<` is escaped in
 * them.
 */
export const markOf = (name: PartName): string => `<!--shared ${name}-->`

/**
 * The parts of a page that contains each part between two marks.
 * @throws Error when a mark is missing
 */
export function takeParts(html: string): PageParts {
  const part = (name: PartName) => {
    const [, part, after] = html.split(markOf(name))
    if (part === undefined || after === undefined) throw new Error(`The ${name} has no marks`)
    return part
  }
  return { header: part('header'), footer: part('footer') }
}

/** Joins a page with the parts; their links to the other language are set to this page. */
export function joinParts(html: string, parts: PageParts, address: string): string {
  const path = translatedPath(parsePath(address).path)
  let joined = html
  for (const name of names) {
    let part = parts[name]
    for (const locale of locales) {
      part = part.replaceAll(`"${href(locale, pagePartsPath)}"`, `"${href(locale, path)}"`)
    }
    joined = joined.replace(markOf(name), () => part)
  }
  return joined
}
