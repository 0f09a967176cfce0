import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { joinViewed } from '../../stores/join-viewed.ts'
import { $viewed, nothingViewed } from '../../stores/viewed.store.ts'
import { OfferList } from '../../ui/offer-list.tsx'

interface ViewedListProps {
  locale: Locale
  texts: { card: Texts<'card'>; viewed: Texts<'viewed'> }
}

export function ViewedList({ locale, texts }: ViewedListProps) {
  const viewed = useStore($viewed, { ssr: nothingViewed })

  useEffect(() => {
    // When the account's list is unavailable, this browser's list is shown.
    joinViewed().catch(() => {})
  }, [])

  return (
    <OfferList ids={viewed} icon="clock" locale={locale} texts={texts.card} words={texts.viewed} />
  )
}
