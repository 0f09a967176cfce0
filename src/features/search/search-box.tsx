import { useStore } from '@nanostores/react'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { $question, askNow, choose, typeText } from './search.store.ts'
import { longestText } from './search-question.ts'

function firstResult(element: Element): HTMLElement | null {
  return element.closest('dialog')?.querySelector<HTMLElement>('.search__results h3 a') ?? null
}

function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
  const link = firstResult(event.currentTarget)
  if (link === null) return
  event.preventDefault()
  link.focus()
}

export function SearchBox({ texts }: { texts: Texts<'search'> }) {
  const { text } = useStore($question)
  const input = useRef<HTMLInputElement>(null)

  const clear = () => {
    choose({ text: '' })
    input.current?.focus()
  }

  return (
    <search>
      <form
        className="search__box"
        onSubmit={(event) => {
          event.preventDefault()
          void askNow()
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          aria-label={texts.label}
          placeholder={texts.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestText}
          value={text}
          onChange={(event) => typeText(event.target.value)}
          onKeyDown={goDown}
          data-first-focus=""
        />
        {text === '' ? null : <IconButton icon="close" label={texts.clear} onClick={clear} />}
      </form>
    </search>
  )
}
