import { Button, Input, type InputRef, Select } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '../keys/shortcuts.ts'
import type { SearchTexts } from '../routing/search-text.ts'
import { SearchIcon } from '../shell/icons.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ListView, ShownFilter } from './list-view.ts'

/** SPEC §9: the search waits this long after the last key. */
const debounceMs = 400

interface ListFiltersProps<Row> {
  view: ListView<Row>
  search: SearchTexts
  onChange: (name: string, value: string, replace?: boolean) => void
}

export function ListFilters<Row>({ view, search, onChange }: ListFiltersProps<Row>) {
  return (
    <search className="crm-filters">
      {view.searchHint !== undefined && (
        <WordsField
          words={search.q ?? ''}
          hint={view.searchHint}
          // Every pause in typing would else be a step to go back.
          onSearch={(words) => onChange('q', words, true)}
        />
      )}
      {view.filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={search[filter.name] ?? ''}
          onChange={(value) => onChange(filter.name, value)}
        />
      ))}
    </search>
  )
}

interface WordsFieldProps {
  words: string
  hint: string
  onSearch: (words: string) => void
}

function WordsField({ words, hint, onSearch }: WordsFieldProps) {
  const { t } = useTexts()
  const id = useId()
  const [draft, setDraft] = useState(words)
  const sent = useRef(words)
  // Letters that an input method still composes are not searched for.
  const composing = useRef(false)
  const field = useRef<InputRef>(null)
  useShortcuts([{ key: '/', label: t('keys.search'), run: () => field.current?.focus() }])

  // Back and forward change the address under the field.
  useEffect(() => {
    if (words === sent.current) return
    sent.current = words
    setDraft(words)
  }, [words])

  const send = (text: string): void => {
    const asked = text.trim()
    if (composing.current || asked === sent.current) return
    sent.current = asked
    onSearch(asked)
  }
  const latestSend = useRef(send)
  latestSend.current = send
  useEffect(() => {
    const timer = setTimeout(() => latestSend.current(draft), debounceMs)
    return () => clearTimeout(timer)
  }, [draft])

  return (
    <div className="crm-search">
      <label htmlFor={id}>{t('list.search')}</label>
      <Input
        ref={field}
        id={id}
        className="crm-field"
        type="search"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        maxLength={100}
        allowClear
        prefix={<SearchIcon />}
        placeholder={hint}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          setDraft(event.currentTarget.value)
        }}
        onPressEnter={() => send(draft)}
      />
    </div>
  )
}

interface FilterFieldProps {
  filter: ShownFilter
  /** Empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
}

function FilterField({ filter: { label, options }, value, onChange }: FilterFieldProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {options === 'day' ? (
        <Input
          id={id}
          className="crm-field"
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Select<string>
          id={id}
          value={value}
          options={[{ value: '', label: t('list.all') }, ...options]}
          onChange={onChange}
          listHeight={400}
          getPopupContainer={(field) => field.parentElement ?? document.body}
        />
      )}
    </div>
  )
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  const { t } = useTexts()
  return <Button onClick={onClear}>{t('list.clear')}</Button>
}
