import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { TextProps } from '../../i18n/catalogues.ts'
import { $panel, closePanel } from '../../stores/panel.store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { $asked, openQuestion } from './search.store.ts'
import { SearchBox, SearchFilters } from './search-controls.tsx'
import {
  emptyQuestion,
  readQuestion,
  type SearchQuestion,
  writeQuestion,
} from './search-question.ts'
import { SearchResults, type SearchTexts } from './search-results.tsx'

/** Marks the history entry that opening the search has added. */
const ownEntry = { search: true }

function hasOwnEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'search' in state
}

function addressOf(question: SearchQuestion | null): string {
  return `${location.pathname}${writeQuestion(location.search, question)}${location.hash}`
}

/** Opening adds a history entry, so that Back closes the search instead of leaving the page. */
function enter(): void {
  const question = readQuestion(location.search)
  if (question === null) {
    const last = $asked.get() ?? emptyQuestion
    history.pushState(ownEntry, '', addressOf(last))
    openQuestion(last)
    return
  }
  openQuestion(question)
}

/** Closing removes the entry; when another panel replaces the search, only the query is removed. */
function leave(): void {
  if (readQuestion(location.search) === null) return
  if (hasOwnEntry() && $panel.get() === 'none') history.back()
  else history.replaceState(null, '', addressOf(null))
}

/**
 * Keeps address and open search in sync.
 * @returns a function that stops it
 */
function followAddress(): () => void {
  enter()
  const stopListening = $asked.listen((question) => {
    if (question === null || $panel.get() !== 'search') return
    history.replaceState(history.state, '', addressOf(question))
  })
  const moved = () => {
    const question = readQuestion(location.search)
    if (question !== null) openQuestion(question)
  }
  addEventListener('popstate', moved)
  return () => {
    stopListening()
    removeEventListener('popstate', moved)
    leave()
  }
}

/**
 * Why an island: results appear while the visitor types. `client:on-request="search"`: React is
 * loaded when a visitor reaches for the search.
 */
export function SearchPanel({ locale, texts }: TextProps<SearchTexts>) {
  const open = useStore($panel, { ssr: 'initial' }) === 'search'

  useEffect(() => (open ? followAddress() : undefined), [open])

  return (
    <Dialog open={open} onClose={() => closePanel('search')} variant="full" island="search">
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
