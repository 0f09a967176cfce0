import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { TextProps, Texts } from '../i18n/catalogues.ts'
import { href } from '../i18n/href.ts'
import { $liked, nothingLiked } from '../stores/likes.store.ts'
import { fetchOffers, type Offer } from '../stores/offers.ts'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icon-paths.ts'
import { LoadFailure } from './load-states.tsx'
import { OfferCard } from './offer-card.tsx'
import { useLoaded } from './use-loaded.ts'

interface OfferListProps extends TextProps<Texts<'card'>> {
  ids: readonly number[]
  icon: IconName
  words: Record<'title' | 'loading' | 'failed' | 'retry', string> &
    Record<'emptyTitle' | 'emptyText' | 'emptyAction', string>
}

/** @param key the joined ids, which can be compared as text */
async function offersOf(key: string): Promise<Offer[]> {
  const ids = key.split(',').map(Number)
  const offers = new Map((await fetchOffers(ids)).map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => offers.get(id) ?? [])
}

/** A tab of the member area with products by their ids. */
export function OfferList(props: OfferListProps) {
  const { icon, locale, words } = props
  return (
    <>
      <h2>{words.title}</h2>
      <OfferGrid
        {...props}
        empty={
          <EmptyState icon={icon} title={words.emptyTitle} text={words.emptyText} level={3}>
            <a className="button" href={href(locale, '/')}>
              {words.emptyAction}
            </a>
          </EmptyState>
        }
      />
    </>
  )
}

type OfferGridProps = Omit<OfferListProps, 'icon'> & { empty: ReactNode }

function OfferGrid({ ids, locale, texts, words, empty }: OfferGridProps) {
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
        <ul className="product-grid" aria-label={words.title}>
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
