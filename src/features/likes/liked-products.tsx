import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $liked, nothingLiked } from '../../stores/likes.store.ts'
import { OfferList } from '../../ui/offer-list.tsx'

interface LikedProductsProps {
  locale: Locale
  texts: { likes: Texts<'likes'>; card: Texts<'card'> }
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

  return (
    <OfferList ids={shown} icon="heart" locale={locale} texts={texts.card} words={texts.likes} />
  )
}
