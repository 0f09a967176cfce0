import { useStore } from '@nanostores/react'
import type { FoundPage } from '@nas/contract/search'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { $searchPages } from './search.store.ts'

const addresses: Record<FoundPage['kind'], (page: FoundPage) => string> = {
  clubs: ({ slug }) => `/club/${slug}`,
  blogs: ({ slug }) => `/blog/${slug}`,
  policies: ({ slug }) => `/chinh-sach/${slug}`,
  faqs: ({ id }) => `/faq#faq-${id}`,
}

/** Articles, questions and service pages for the same words. */
export function SearchPages({ locale, texts }: TextProps<Texts<'search'>>) {
  const pages = useStore($searchPages)
  if (pages.length === 0) return null
  return (
    <section className="search__pages" aria-labelledby="search-pages">
      <h3 id="search-pages" className="search__title">
        {texts.pages}
      </h3>
      <ul>
        {pages.map((page) => (
          <li key={`${page.kind} ${page.id}`}>
            <a href={href(locale, addresses[page.kind](page))}>{localised(page, 'name', locale)}</a>
            <span className="muted">{texts[page.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
