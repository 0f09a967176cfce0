'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { textsOf } from './texts'

export interface Given {
  currentPassword: string
  code: string
}

type Field = keyof Given

/** A refused call; `field` when one field is its reason. */
export interface Refusal {
  field?: Field
  message: string
}

interface ProveFieldsProps {
  intro: ReactNode
  asks: readonly Field[]
  codeLabel?: string
  submitLabel: string
  /** @returns null when it was carried out */
  run: (given: Given) => Promise<Refusal | null>
  onCancel: () => void
}

/** Not a form element: the account's own form surrounds it. */
export function ProveFields(props: ProveFieldsProps) {
  const { intro, asks, codeLabel, submitLabel, run, onCancel } = props
  const say = textsOf(useTranslation().i18n.language)
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Given>({ currentPassword: '', code: '' })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The server also asks for a code when an app was set up in another window.
  const shown =
    refusal?.field === 'code' && !asks.includes('code') ? [...asks, 'code' as const] : asks

  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  useEffect(() => {
    if (refusal?.field) document.getElementById(`${id}-${refusal.field}`)?.focus()
  }, [refusal, id])

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const answer = await run(given)
    setBusy(false)
    setRefusal(answer)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit()
  }

  return (
    <div className="second-factor__step" ref={fields}>
      {intro}
      {shown.map((field) => {
        const problem = refusal?.field === field ? refusal.message : null
        return (
          <div className="field-type text" key={field}>
            <label className="field-label" htmlFor={`${id}-${field}`}>
              {field === 'code' ? (codeLabel ?? say.code) : say.currentPassword}
            </label>
            <input
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-invalid={problem !== null}
              autoComplete={field === 'code' ? 'one-time-code' : 'current-password'}
              id={`${id}-${field}`}
              maxLength={128}
              onChange={({ target }) => setGiven({ ...given, [field]: target.value })}
              onKeyDown={onKeyDown}
              type={field === 'code' ? 'text' : 'password'}
              value={given[field]}
            />
            {problem && (
              <p className="second-factor__problem" id={`${id}-problem`} role="alert">
                {problem}
              </p>
            )}
          </div>
        )
      })}
      {refusal && !refusal.field && (
        <p className="second-factor__problem" role="alert">
          {refusal.message}
        </p>
      )}
      <div className="second-factor__buttons">
        <Button disabled={isBusy} margin={false} onClick={() => void submit()} size="medium">
          {submitLabel}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel} size="medium">
          {say.cancel}
        </Button>
      </div>
    </div>
  )
}
