import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { closeOnPressBeside } from '../../ui/modal.ts'
import { failureText } from '../kit/feedback/failure-text.ts'
import { useShortcuts } from '../kit/keyboard/shortcuts.ts'
import { Styles } from '../kit/styles/styles.tsx'
import { useTexts } from '../kit/texts/texts.ts'
import { SearchIcon } from '../kit/values/icon.tsx'
import paletteCss from './palette.css?inline'
import { type Target, usePaletteTargets } from './palette-targets.ts'

/** Its dialog is already on the page, so that every key after Ctrl+K reaches its field. */
export function CommandPalette() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isComposing, setComposing] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const listId = useId()
  const { groups, isSearching, error, retry } = usePaletteTargets(words, isComposing)
  const targets = groups.flatMap((group) => group.targets)
  const current = targets.find(({ key }) => key === chosen) ?? targets[0]
  const optionId = (target: Target): string => `${listId}-${target.key}`

  const show = (): void => {
    if (dialog.current?.open === false) dialog.current.showModal()
    setWords('')
    setChosen(null)
    setOpen(true)
  }
  useShortcuts([{ key: 'mod+k', label: t('keys.palette'), run: show }])
  useEffect(() => {
    const element = dialog.current
    if (element) closeOnPressBeside(element, () => element.close())
  }, [])
  useEffect(() => {
    if (chosen !== null)
      document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, listId])

  // The event is late: the dialog may have been opened again.
  const hide = (): void => setOpen(dialog.current?.open ?? false)
  const go = ({ link }: Target): void => {
    dialog.current?.close()
    void navigate({ search: {}, ...link })
  }
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || current === undefined) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (targets.indexOf(current) + step + targets.length) % targets.length
      setChosen(targets[next]?.key ?? null)
    }
    if (event.key === 'Enter') go(current)
  }
  const count = targets.length
  return (
    <>
      <Styles name="palette" css={paletteCss} />
      <Button
        type="text"
        icon={<SearchIcon />}
        aria-label={t('keys.palette')}
        aria-keyshortcuts="Control+K"
        title={`${t('keys.palette')} (Ctrl + K)`}
        onClick={show}
      />
      <dialog ref={dialog} className="crm-palette" aria-label={t('keys.palette')} onClose={hide}>
        <div>
          <input
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen && count > 0}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && current ? optionId(current) : undefined}
            aria-label={t('keys.paletteHint')}
            placeholder={t('keys.paletteHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={words}
            onChange={({ target }) => {
              setWords(target.value)
              setChosen(null)
            }}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            onKeyDown={press}
          />
          {isOpen && (
            <>
              <p role="status">
                {isSearching
                  ? t('palette.searching')
                  : t(count === 0 ? 'palette.none' : 'list.total', { count })}
              </p>
              {error !== null && !isSearching && (
                <p role="alert">
                  {t(failureText(error))}{' '}
                  <Button size="small" onClick={retry}>
                    {t('retry')}
                  </Button>
                </p>
              )}
              <div id={listId} role="listbox" aria-label={t('keys.palette')}>
                {groups.map((group) => (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
                  <div key={group.label} role="group" aria-label={t(group.label)}>
                    <p aria-hidden="true">{t(group.label)}</p>
                    {group.targets.map((target) => (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keyboard
                      <div
                        key={target.key}
                        id={optionId(target)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={target === current}
                        onClick={() => go(target)}
                      >
                        {target.label}
                        {target.hint !== undefined && <span> {target.hint}</span>}
                      </div>
                    ))}
                  </div>
                ))}
              </div>
            </>
          )}
        </div>
      </dialog>
    </>
  )
}
