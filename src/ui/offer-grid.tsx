import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { TextProps } from '../i18n/catalogues.ts'
import { $liked, nothingLiked } from '../stores/likes.store.ts'
import { fetchOffers, type Offer } from '../stores/offers.ts'
import { LoadFailure } from './load-states.tsx'
import { OfferCard, type OfferTexts } from './offer-card.tsx'
import { useLoaded } from './use-loaded.ts'

interface OfferGridProps extends TextProps<OfferTexts> {
  ids: readonly number[]
  label: string
  words: { loading: string; failed: string; retry: string }
  empty: ReactNode
}

/** @param key the joined ids, which can be compared as text */
async function offersOf(key: string): Promise<Offer[]> {
  const ids = key.split(',').map(Number)
  const offers = new Map((await fetchOffers(ids)).map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => offers.get(id) ?? [])
}

export function OfferGrid({ ids, label, locale, texts, words, empty }: OfferGridProps) {
  const liked = useStore($liked, { ssr: nothingLiked })
  const offers = useLoaded(ids.length === 0 ? undefined : ids.join(), offersOf)

  switch (offers.state) {
    case 'idle':
      return empty
    case 'loading':
      return <Blanks count={ids.length} words={words.loading} />
    case 'failed':
      return <LoadFailure words={words.failed} retry={words.retry} onRetry={offers.retry} />
    case 'ready':
      if (offers.value.length === 0) return empty
      return (
        <ul className="product-grid" aria-label={label}>
          {offers.value.map((offer) => (
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
      )
  }
}

const maxBlanks = 8

function Blanks({ count, words }: { count: number; words: string }) {
  const places = Array.from({ length: Math.min(count, maxBlanks) }, (_, at) => at)
  return (
    <>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      <div className="product-grid" aria-hidden="true">
        {places.map((at) => (
          <div key={at} className="product-blank" />
        ))}
      </div>
    </>
  )
}
