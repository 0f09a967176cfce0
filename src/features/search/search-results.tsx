import { useStore } from '@nanostores/react'
import { fill } from '@nas/domain/placeholders'
import { type RefObject, useEffect, useRef } from 'react'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { $liked } from '../../stores/likes.store.ts'
import { noConnectionText } from '../../stores/no-connection.ts'
import { OfferCard } from '../../ui/offer-card.tsx'
import type { Found } from './find-products.ts'
import { $lastSearches } from './last-searches.ts'
import {
  $bestSellers,
  $meant,
  $question,
  $searchResults,
  askMore,
  askNow,
  choose,
  type SearchResults as Results,
} from './search.store.ts'
import { SearchPages } from './search-pages.tsx'
import type { SearchQuestion } from './search-question.ts'

export type SearchTexts = Texts<'search'> & Texts<'card'>

type SearchResultsProps = TextProps<SearchTexts>

interface FoundListProps extends SearchResultsProps {
  found: Found
  more: 'none' | 'loading' | 'failed'
  busy?: boolean
}

/** After "more", the focus moves to the first new product. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number) {
  const asked = useRef<number>(undefined)
  useEffect(() => {
    const from = asked.current
    if (from === undefined || count <= from) return
    asked.current = undefined
    list.current?.children[from]?.querySelector<HTMLElement>('h3 a')?.focus()
  }, [list, count])
  return () => {
    asked.current = count
  }
}

function FoundList({ found, more, busy = false, locale, texts }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null)
  const liked = useStore($liked)
  const { products, total } = found
  const noteCount = useFocusOnNew(list, products.length)

  return (
    <div className="search__found" aria-busy={busy}>
      <ul className="search__grid" ref={list}>
        {products.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              liked={liked.includes(offer.id)}
              locale={locale}
              texts={texts}
            />
          </li>
        ))}
      </ul>
      {more === 'failed' ? (
        <p className="notice notice--warning" role="alert">
          {texts.moreFailed}
        </p>
      ) : null}
      {products.length < total && !busy ? (
        <button
          type="button"
          className="button button--outline search__more"
          aria-busy={more === 'loading'}
          onClick={() => {
            noteCount()
            void askMore()
          }}
        >
          {more === 'loading' ? texts.loading : texts.more}
        </button>
      ) : null}
    </div>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f']

function SearchSkeleton() {
  return (
    <div className="search__grid" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="product-blank" />
      ))}
    </div>
  )
}

interface NothingFoundProps {
  question: SearchQuestion
  texts: Texts<'search'>
}

function NothingFound({ question, texts }: NothingFoundProps) {
  const inGroup = question.group !== ''
  const text = question.text.trim()
  return (
    <div className="empty">
      <h3>{inGroup ? texts.noneInGroup : fill(texts.none, { text })}</h3>
      {inGroup ? null : <p className="muted">{texts.noneText}</p>}
      <button
        type="button"
        className="button button--outline"
        onClick={() => choose(inGroup ? { group: '' } : { text: '' })}
      >
        {inGroup ? texts.allGroups : texts.showAll}
      </button>
    </div>
  )
}

function sentenceOf(results: Results, texts: Texts<'search'>): string {
  if (results.state === 'loading') return texts.loading
  if (results.state === 'failed') return ''
  const { answered, found } = results
  const text = answered.text.trim()
  const count = found.total
  if (text === '') return fill(count === 1 ? texts.countOne : texts.countMany, { count })
  return fill(count === 1 ? texts.foundOne : texts.foundMany, { count, text })
}

interface FailureProps {
  offline: boolean
  texts: Texts<'search'>
}

function Failure({ offline, texts }: FailureProps) {
  useEffect(() => {
    addEventListener('online', askNow)
    return () => removeEventListener('online', askNow)
  }, [])
  return (
    <div className="empty" role="alert">
      <h3>{offline ? noConnectionText() : texts.failed}</h3>
      <p className="muted">{texts.failedText}</p>
      <button type="button" className="button" onClick={() => void askNow()}>
        {texts.again}
      </button>
    </div>
  )
}

function Body({ locale, texts }: SearchResultsProps) {
  const results = useStore($searchResults)
  if (results.state === 'failed') return <Failure offline={results.offline} texts={texts} />
  if (results.state === 'loading') {
    const { former } = results
    if (former === null || former.products.length === 0) return <SearchSkeleton />
    return <FoundList found={former} more="none" busy locale={locale} texts={texts} />
  }
  const { answered, found, more } = results
  const isEmpty = found.products.length === 0
  return (
    <>
      {isEmpty ? (
        <NothingFound question={answered} texts={texts} />
      ) : (
        <FoundList found={found} more={more} locale={locale} texts={texts} />
      )}
      <SearchPages locale={locale} texts={texts} />
      {isEmpty ? <BestSellers locale={locale} texts={texts} /> : null}
    </>
  )
}

function BestSellers({ locale, texts }: SearchResultsProps) {
  const found = useStore($bestSellers)
  if (found === null) return null
  const few = { products: found.products.slice(0, 6), total: 0 }
  return (
    <section aria-labelledby="search-best">
      <h3 id="search-best" className="search__title">
        {texts.best}
      </h3>
      <FoundList found={few} more="none" locale={locale} texts={texts} />
    </section>
  )
}

interface SuggestionsProps {
  label: string
  words: readonly string[]
}

function Suggestions({ label, words }: SuggestionsProps) {
  if (words.length === 0) return null
  return (
    <p className="search__suggestions">
      <span>{label}</span>
      {words.map((text) => (
        <button key={text} type="button" className="chip" onClick={() => choose({ text })}>
          {text}
        </button>
      ))}
    </p>
  )
}

export function SearchResults({ locale, texts }: SearchResultsProps) {
  const results = useStore($searchResults)
  const { text } = useStore($question)
  const meant = useStore($meant)
  const last = useStore($lastSearches, { ssr: 'initial' })
  return (
    <section className="search__results" aria-label={texts.title}>
      <p className="search__count" role="status">
        {sentenceOf(results, texts)}
      </p>
      {text.trim() === '' ? (
        <Suggestions label={texts.last} words={last} />
      ) : (
        <Suggestions label={texts.meant} words={meant === null ? [] : [meant]} />
      )}
      <Body locale={locale} texts={texts} />
    </section>
  )
}
