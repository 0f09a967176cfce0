/**
 * English has no prefix, Vietnamese `/vn` (SPEC §1). Apart from the table of pages, which no browser
 * needs.
 * @param path begins with a slash
 */
export const localisedPath = (locale: 'vi' | 'en', path: string): string =>
  locale === 'en' ? path : `/vn${path.replace(/^\/(?=$|[?#])/, '')}`

/** The inverse of `localisedPath`. */
export const pathWithoutLanguage = (path: string): string =>
  path.replace(/^\/vn(?=\/|$)/, '') || '/'
