import { $panel } from '../../stores/panel.store.ts'
import { $asked, openQuestion } from './search.store.ts'
import {
  emptyQuestion,
  readQuestion,
  type SearchQuestion,
  writeQuestion,
} from './search-question.ts'

/** Marks the entry of the history that opening the search has made. */
const ownEntry = { search: true }

function hasOwnEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'search' in state
}

function addressOf(question: SearchQuestion | null): string {
  return `${location.pathname}${writeQuestion(location.search, question)}${location.hash}`
}

/** Opening makes an entry, so that "back" closes the search instead of leaving the page. */
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

/** Closing takes the entry back; another panel in its place only takes the question out. */
function leave(): void {
  if (readQuestion(location.search) === null) return
  if (hasOwnEntry() && $panel.get() === 'none') history.back()
  else history.replaceState(null, '', addressOf(null))
}

/** Keeps address and open search in step; gives what ends it. */
export function followAddress(): () => void {
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
