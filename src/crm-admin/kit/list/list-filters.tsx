import { Button, Grid, Input, type InputRef, Popover, Select } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SearchTexts } from '../address/search-text.ts'
import { PeriodField } from '../dates/day-field.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { useTexts } from '../texts/texts.ts'
import { SearchIcon } from '../values/icon.tsx'
import { everything, isNarrowed, type ListSpec, searchDelayMs, withInitial } from './list-search.ts'
import type { ListView, ShownFilter } from './list-view.ts'

interface ListFiltersProps {
  view: Pick<ListView<never>, 'searchHint' | 'filters'> & {
    spec: Pick<ListSpec<never>, 'filters' | 'initial'>
  }
  search: SearchTexts
  onChange: (changes: SearchTexts, replace?: boolean) => void
  onClear: () => void
}

export function ListFilters({ view, search: address, onChange, onClear }: ListFiltersProps) {
  const search = withInitial(view.spec, address)
  const isNarrow = !(Grid.useBreakpoint().md ?? true)
  const common = view.filters.filter(({ rare }) => isNarrow || !rare)
  const rare = view.filters.filter((filter) => !common.includes(filter))
  const isActive = (name: string) => name in search && search[name] !== everything
  const activeIn = (names: readonly string[]) => names.filter(isActive).length
  const select = (filter: ShownFilter) => (
    <FilterSelect
      key={filter.name}
      none={filter.name in (view.spec.initial ?? {}) ? everything : ''}
      {...{ filter, search, onChange }}
    />
  )
  const fields = (
    <>
      {common.map(select)}
      {rare.length > 0 && (
        <MoreFilters active={activeIn(rare.map(({ name }) => name))}>
          {rare.map(select)}
        </MoreFilters>
      )}
      {'from' in view.spec.filters && (
        <PeriodField
          from={search.from ?? ''}
          to={search.to ?? ''}
          onChange={(days) => onChange({ ...days })}
        />
      )}
      <ClearFilters onClear={onClear} disabled={!isNarrowed(view.spec, address)} />
    </>
  )
  const active = activeIn([...view.filters.map(({ name }) => name), 'from', 'to'])
  return (
    <search className="crm-filters">
      {view.searchHint !== undefined && (
        <WordsField
          words={search.q ?? ''}
          hint={view.searchHint}
          // Replaces the history entry; otherwise every pause in typing would add one.
          onSearch={(words) => onChange({ q: words }, true)}
        />
      )}
      {isNarrow ? <FoldedFilters active={active}>{fields}</FoldedFilters> : fields}
    </search>
  )
}

interface FilterSelectProps extends Pick<ListFiltersProps, 'search' | 'onChange'> {
  filter: ShownFilter
  /** The parameter's value for no filter; empty removes the parameter. */
  none: string
}

function FilterSelect({ filter, none, search, onChange }: FilterSelectProps) {
  const { name, label, options } = filter
  const { t } = useTexts()
  return (
    <div className="crm-filter">
      <Select<string>
        aria-label={label}
        title={label}
        placeholder={label}
        {...(search[name] && { value: search[name] })}
        options={[{ value: none, label: t('list.all') }, ...options]}
        onChange={(value) => onChange({ [name]: value })}
        listHeight={400}
        popupMatchSelectWidth={false}
        getPopupContainer={(field) => field.parentElement ?? document.body}
      />
    </div>
  )
}

interface GroupProps {
  /** Number of filters in use. */
  active: number
  children: ReactNode
}

function MoreFilters({ active, children }: GroupProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      content={<div className="crm-stack">{children}</div>}
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
    >
      <Button aria-expanded={open} {...(active > 0 && { className: 'crm-chosen' })}>
        {active === 0 ? t('list.more') : t('list.moreCount', { count: active })}
      </Button>
    </Popover>
  )
}

/** On a phone, so that the first row is visible. */
function FoldedFilters({ active, children }: GroupProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {active === 0 ? t('list.filters') : t('list.filtersCount', { count: active })}
      </Button>
      {open && children}
    </>
  )
}

function WordsField(props: { words: string; hint: string; onSearch: (words: string) => void }) {
  const { words, hint, onSearch } = props
  const { t } = useTexts()
  const id = useId()
  const [draft, setDraft] = useState(words)
  const sent = useRef(words)
  // Text that an input method is still composing is not searched.
  const composing = useRef(false)
  const field = useRef<InputRef>(null)
  useShortcuts([{ key: '/', label: t('keys.search'), run: () => field.current?.focus() }])

  // Back and forward change the address.
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
    const timer = setTimeout(() => latestSend.current(draft), searchDelayMs)
    return () => clearTimeout(timer)
  }, [draft])

  return (
    <div className="crm-search">
      <label htmlFor={id} className="crm-hidden">
        {t('list.search')}
      </label>
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
        onPressEnter={() => {
          send(draft)
          // Leaves the field, because the keys of the list work only outside of fields.
          if (!composing.current) field.current?.blur()
        }}
      />
    </div>
  )
}

export function ClearFilters(props: { disabled?: boolean; onClear: () => void }) {
  const { t } = useTexts()
  return (
    <Button disabled={props.disabled ?? false} onClick={props.onClear}>
      {t('list.clear')}
    </Button>
  )
}
