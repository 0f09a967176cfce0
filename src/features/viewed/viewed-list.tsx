import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { joinViewed } from '../../stores/join-viewed.ts'
import { $viewed, nothingViewed } from '../../stores/viewed.store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OfferGrid } from '../../ui/offer-grid.tsx'

interface ViewedListProps {
  locale: Locale
  texts: { likes: Texts<'likes'>; product: Texts<'product'>; viewed: Texts<'viewed'> }
}

export function ViewedList({ locale, texts }: ViewedListProps) {
  const viewed = useStore($viewed, { ssr: nothingViewed })
  const t = texts.viewed

  useEffect(() => {
    // When the account's list is unavailable, this browser's list is shown.
    joinViewed().catch(() => {})
  }, [])

  return (
    <>
      <h2>{t.title}</h2>
      <OfferGrid
        ids={viewed}
        label={t.title}
        locale={locale}
        texts={texts}
        words={t}
        empty={
          <EmptyState icon="clock" title={t.emptyTitle} text={t.emptyText} level={3}>
            <a className="button" href={href(locale, '/')}>
              {t.emptyAction}
            </a>
          </EmptyState>
        }
      />
    </>
  )
}
