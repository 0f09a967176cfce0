import { fill } from '@nas/domain/placeholders'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { namedOption, type Option, searchOptions } from './option-search.ts'

interface ComboboxListProps {
  id: string
  label: string
  options: readonly Option[]
  active: number
  selected: number | undefined
  onChoose: (option: Option) => void
  texts: { none: string; count: string }
}

function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, active, selected, onChoose, texts } = props
  const list = useRef<HTMLDivElement>(null)

  // If the list ends below the screen, or below a phone's keyboard, its field is scrolled up.
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
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text field keeps the focus and handles the keys.
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            className="combobox__option"
            aria-selected={option.id === selected}
            data-active={index === active || undefined}
            // A press must not move the focus from the field, because blur would come first.
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

interface ComboboxProps extends Omit<FieldFrameProps, 'required' | 'children'> {
  options: readonly Option[]
  value: Option | null
  onChange: (value: Option | null) => void
  placeholder: string
  autoComplete: string
  disabled: boolean
  /** Gets the focus as soon as it can. */
  takesFocus?: boolean
  texts: { none: string; count: string }
}

/** Never rewrites the input while typing, so that Vietnamese input methods work. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, autoComplete, disabled, texts, ...rest } = props
  const { takesFocus = false, ...frame } = rest
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus && !disabled) input.current?.focus()
  }, [takesFocus, disabled])
  const { id, label, error, hint } = frame
  const required = frame.optionalText === undefined
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = searchOptions(options, typed ?? '')

  const show = () => {
    setOpen(true)
    setActive(found.findIndex((option) => option.id === value?.id))
  }
  const hide = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: Option) => {
    onChange(option)
    setTyped(null)
    hide()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
    if (text.trim() === '') onChange(null)
    const named = namedOption(options, text)
    if (named !== undefined) onChange(named)
  }
  const leave = () => {
    hide()
    if (typed === null) return
    const only = found.length === 1 && typed.trim() !== '' ? found[0] : undefined
    const named = namedOption(options, typed) ?? only
    if (named !== undefined) choose(named)
    else if (value !== null || typed.trim() === '') setTyped(null)
  }
  const move = (step: number) => {
    if (!open) return show()
    if (found.length > 0) setActive((active + step + found.length) % found.length)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(active < 0 ? 0 : -1),
      Enter: () => {
        const option = found[active]
        if (option) choose(option)
      },
      Escape: hide,
    }
    const action = actions[event.key]
    if (action === undefined || (event.key === 'Enter' && !open)) return
    if (event.key === 'Escape' && !open) return
    event.preventDefault()
    action()
  }

  return (
    <FieldFrame {...frame} required={required}>
      <div className="combobox">
        <input
          id={id}
          name={id}
          ref={input}
          data-first-focus={takesFocus ? '' : undefined}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && found[active] ? `${id}-${active}` : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          required={required}
          disabled={disabled}
          value={typed ?? value?.name ?? ''}
          onChange={(event) => type(event.target.value)}
          onClick={() => !open && show()}
          onBlur={leave}
          onKeyDown={press}
          placeholder={placeholder}
          {...describedBy(id, hint, error)}
        />
        {open ? (
          <ComboboxList
            id={id}
            label={label}
            options={found}
            active={active}
            selected={value?.id}
            onChoose={choose}
            texts={texts}
          />
        ) : null}
      </div>
    </FieldFrame>
  )
}
