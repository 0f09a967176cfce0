import { normaliseText } from '@nas/domain/text'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMay } from '../session/use-may.ts'
import { sectionsFor } from '../shell/sections.tsx'
import { useTexts } from '../texts/texts.ts'

interface Target {
  label: string
  to: NonNullable<LinkProps['to']>
  search?: Record<string, string>
}

interface PaletteDialogProps {
  open: boolean
  onClose: () => void
}

/** Goes to any screen, or looks for words in any list. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<InputRef>(null)
  const listId = useId()

  const sections = sectionsFor(useMay())
  const asked = words.trim()
  const screens: Target[] = sections
    .map(({ label, to }) => ({ label: t(label), to }))
    .filter(({ label }) => normaliseText(label).includes(normaliseText(asked)))
  const searches: Target[] =
    asked === ''
      ? []
      : sections
          .filter(({ to }) => to !== '/')
          .map(({ label, to }) => ({
            label: t('keys.searchIn', { words: asked, list: t(label) }),
            to,
            search: { q: asked },
          }))
  const targets = [...screens, ...searches]
  const current = Math.min(chosen, targets.length - 1)

  const close = (): void => {
    onClose()
    setWords('')
    setChosen(0)
  }
  const go = (target: Target | undefined): void => {
    if (target === undefined) return
    close()
    void navigate({ to: target.to, search: target.search ?? {} })
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && targets.length > 0) {
      event.preventDefault()
      setChosen((current + step + targets.length) % targets.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(targets[current])
  }
  return (
    <Modal
      open={open}
      title={t('keys.palette')}
      footer={null}
      onCancel={close}
      afterOpenChange={(shown) => shown && field.current?.focus()}
    >
      <Input
        ref={field}
        className="crm-field"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={targets.length > 0 ? `${listId}-${current}` : undefined}
        aria-label={t('keys.paletteHint')}
        placeholder={t('keys.paletteHint')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" className="crm-palette" aria-label={t('keys.palette')}>
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          <div
            key={target.label}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => go(target)}
          >
            {target.label}
          </div>
        ))}
      </div>
    </Modal>
  )
}
