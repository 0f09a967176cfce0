import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $panel, closePanel, noPanel } from '../../stores/panel.store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { followAddress } from './follow-address.ts'
import { SearchBox } from './search-box.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'

interface SearchPanelProps {
  locale: Locale
  texts: Texts<'search'>
}

/**
 * Why an island: answers come while somebody types.
 * `client:on-request="search"`: React is loaded when somebody reaches for the search.
 */
export function SearchPanel({ locale, texts }: SearchPanelProps) {
  const open = useStore($panel, { ssr: noPanel }) === 'search'

  useEffect(() => (open ? followAddress() : undefined), [open])

  return (
    <Dialog
      open={open}
      onClose={() => closePanel('search')}
      labelledBy="search-title"
      variant="full"
      island="search"
      ready={useHydrated()}
    >
      <div className="wrap search">
        <header className="search__head">
          <h2 id="search-title" className="visually-hidden">
            {texts.title}
          </h2>
          <SearchBox texts={texts} />
          <IconButton icon="close" label={texts.close} onClick={() => closePanel('search')} />
        </header>
        <SearchFilters locale={locale} texts={texts} />
        <SearchResults locale={locale} texts={texts} />
      </div>
    </Dialog>
  )
}
