import { useStore } from '@nanostores/react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { FoundList } from './found-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import { $searchResults, askNow, type SearchResults as Results } from './search.store.ts'
import { SearchSkeleton } from './search-skeleton.tsx'
import type { SearchTexts } from './search-texts.ts'

interface SearchResultsProps {
  locale: Locale
  texts: SearchTexts
}

function sentenceOf(results: Results, texts: SearchTexts): string {
  if (results.state === 'loading') return texts.loading
  if (results.state === 'failed') return ''
  const { answered, found } = results
  const text = answered.text.trim()
  const count = found.total
  if (text === '') return fill(count === 1 ? texts.countOne : texts.countMany, { count })
  return fill(count === 1 ? texts.foundOne : texts.foundMany, { count, text })
}

function Body({ locale, texts }: SearchResultsProps) {
  const results = useStore($searchResults)
  if (results.state === 'failed') {
    return (
      <div className="empty" role="alert">
        <h3>{texts.failed}</h3>
        <p className="muted">{texts.failedText}</p>
        <button type="button" className="button" onClick={() => void askNow()}>
          {texts.again}
        </button>
      </div>
    )
  }
  if (results.state === 'loading') {
    const { former } = results
    if (former === null || former.products.length === 0) return <SearchSkeleton />
    return <FoundList found={former} more="none" busy locale={locale} texts={texts} />
  }
  const { answered, found, more } = results
  if (found.products.length === 0) return <NothingFound question={answered} texts={texts} />
  return <FoundList found={found} more={more} locale={locale} texts={texts} />
}

export function SearchResults({ locale, texts }: SearchResultsProps) {
  const results = useStore($searchResults)
  return (
    <section className="search__results" aria-label={texts.title}>
      <p className="search__count" role="status">
        {sentenceOf(results, texts)}
      </p>
      <Body locale={locale} texts={texts} />
    </section>
  )
}
