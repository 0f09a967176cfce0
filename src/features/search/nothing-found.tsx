import { fill } from '../../i18n/fill.ts'
import { choose } from './search.store.ts'
import type { SearchQuestion } from './search-question.ts'
import type { SearchTexts } from './search-texts.ts'

interface NothingFoundProps {
  question: SearchQuestion
  texts: SearchTexts
}

/** Offers the way out that changes least. */
export function NothingFound({ question, texts }: NothingFoundProps) {
  const inGroup = question.group !== ''
  const text = question.text.trim()
  return (
    <div className="empty">
      <h3>{inGroup ? texts.noneInGroup : fill(texts.none, { text })}</h3>
      {inGroup ? null : <p className="muted">{texts.noneText}</p>}
      <button
        type="button"
        className="button button--outline"
        onClick={() => choose(inGroup ? { group: '' } : { text: '' })}
      >
        {inGroup ? texts.allGroups : texts.showAll}
      </button>
    </div>
  )
}
