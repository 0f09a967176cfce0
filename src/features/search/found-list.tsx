import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $liked } from '../../stores/likes.store.ts'
import { OfferCard } from '../../ui/offer-card.tsx'
import type { Found } from './find-products.ts'
import { askMore } from './search.store.ts'

interface FoundListProps {
  found: Found
  more: 'none' | 'loading' | 'failed'
  busy?: boolean
  locale: Locale
  texts: Texts<'search'>
}

/** After "more", the keyboard goes on at the first product that came. */
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

export function FoundList({ found, more, busy = false, locale, texts }: FoundListProps) {
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
              texts={{ likes: texts, product: texts }}
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
