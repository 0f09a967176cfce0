import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $liked, nothingLiked } from '../../stores/likes.store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OfferGrid } from '../../ui/offer-grid.tsx'

interface LikedProductsProps {
  locale: Locale
  texts: { likes: Texts<'likes'>; product: Texts<'product'> }
}

/**
 * The products that the member likes. A product that is unliked here stays in the list until it is
 * opened again, so that a mistake can be undone.
 */
export function LikedProducts({ locale, texts }: LikedProductsProps) {
  const liked = useStore($liked, { ssr: nothingLiked })
  const [shown, setShown] = useState(liked)
  const added = liked.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...added, ...shown])
  const t = texts.likes

  return (
    <>
      <h2>{t.title}</h2>
      <OfferGrid
        ids={shown}
        label={t.title}
        locale={locale}
        texts={texts}
        words={t}
        empty={
          <EmptyState icon="heart" title={t.emptyTitle} text={t.emptyText} level={3}>
            <a className="button" href={href(locale, '/')}>
              {t.emptyAction}
            </a>
          </EmptyState>
        }
      />
    </>
  )
}
