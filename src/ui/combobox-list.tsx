import { useEffect, useRef } from 'react'
import { fill } from '../i18n/fill.ts'
import type { Option } from './option-search.ts'

interface ComboboxListProps {
  id: string
  label: string
  options: readonly Option[]
  active: number
  selected: number | undefined
  onChoose: (option: Option) => void
  texts: { none: string; count: string }
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, active, selected, onChoose, texts } = props
  const list = useRef<HTMLDivElement>(null)

  // A list that ends below the screen, or below the keyboard of a phone, takes its field up.
  useEffect(() => {
    const end = list.current?.getBoundingClientRect().bottom ?? 0
    if (end > innerHeight || matchMedia('(pointer: coarse)').matches)
      list.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      <div
        className="combobox__list"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        ref={list}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys belong to the text field, which keeps the focus.
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            className="combobox__option"
            aria-selected={option.id === selected}
            data-active={index === active || undefined}
            // A press must not take the focus from the field, or leaving it would come first.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.name}
            {option.note === undefined ? null : (
              <small className="combobox__note">{option.note}</small>
            )}
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className="combobox__none">{texts.none}</p> : null}
      <p className="visually-hidden" role="status">
        {options.length === 0 ? texts.none : fill(texts.count, { count: options.length })}
      </p>
    </>
  )
}
