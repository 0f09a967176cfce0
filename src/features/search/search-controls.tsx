import { useStore } from '@nanostores/react'
import { longestSearch } from '@nas/contract/search'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { findGroups, type Group } from './find-products.ts'
import { $question, askNow, choose, typeText } from './search.store.ts'
import { type SearchSort, searchSorts } from './search-question.ts'

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
          maxLength={longestSearch}
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

const sortLabels = {
  'order:desc': 'sortOrder',
  'price:asc': 'sortPriceAsc',
  'price:desc': 'sortPriceDesc',
  'sold:desc': 'sortSold',
} as const satisfies Record<SearchSort, keyof Texts<'search'>>

/** Returns no filters when they cannot be loaded; the search still works. */
function useGroups(): readonly Group[] {
  const [groups, setGroups] = useState<readonly Group[]>([])
  useEffect(() => {
    findGroups().then(setGroups, () => setGroups([]))
  }, [])
  return groups
}

export function SearchFilters({ locale, texts }: TextProps<Texts<'search'>>) {
  const { group, sort } = useStore($question)
  const groups = useGroups()
  const all = [
    { id: '', label: texts.all },
    ...groups.map((one) => ({ id: one.id, label: localised(one, 'name', locale) })),
  ]

  return (
    <div className="listing-bar search__filters">
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form. */}
      <div className="chips" role="group" aria-label={texts.groups}>
        {all.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={group === id}
            onClick={() => choose({ group: id })}
          >
            {label}
          </button>
        ))}
      </div>
      <label className="listing-sort">
        <span>{texts.sort}</span>
        <select
          className="select"
          value={sort}
          onChange={(event) => {
            const wanted = searchSorts.find((one) => one === event.target.value)
            if (wanted !== undefined) choose({ sort: wanted })
          }}
        >
          {searchSorts.map((one) => (
            <option key={one} value={one}>
              {texts[sortLabels[one]]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
