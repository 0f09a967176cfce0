'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Document } from './compare'
import './merge-dialog.css'
import type { Say } from './texts'

export interface Difference {
  /** Sentence of the server: who changed the document. */
  problem: string
  theirs: Document
  /** Fields that both have changed, with both values as text. */
  disputed: { name: string; label: string; mine: string; theirs: string }[]
  /** Labels of the fields that only the other person has changed. */
  added: string[]
}

interface MergeDialogProps {
  conflict: Difference
  say: Say
  onApply: (taken: ReadonlySet<string>) => Promise<void>
  onClose: () => void
}

export function MergeDialog({ conflict, say, onApply, onClose }: MergeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => dialog.current?.showModal(), [])
  const { problem, disputed, added } = conflict

  const choose = (name: string, isTheirs: boolean) => {
    const others = [...taken].filter((one) => one !== name)
    setTaken(new Set(isTheirs ? [...others, name] : others))
  }
  const version = (name: string, text: string, isTheirs: boolean) => (
    <label className="merge-dialog__version">
      <input
        type="radio"
        name={`merge-${name}`}
        checked={taken.has(name) === isTheirs}
        onChange={() => choose(name, isTheirs)}
      />
      <strong>{say(isTheirs ? 'theirs' : 'mine')}</strong>
      <span className="merge-dialog__text">{text || say('empty')}</span>
    </label>
  )
  // Outside the form, which Enter in a radio button would submit.
  return createPortal(
    <dialog ref={dialog} className="merge-dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{problem}</h2>
      <p>{say(disputed.length > 0 ? 'disputed' : 'undisputed')}</p>
      {disputed.map(({ name, label, mine, theirs }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {version(name, mine, false)}
          {version(name, theirs, true)}
        </fieldset>
      ))}
      {added.length > 0 && (
        <p>
          {say('added')} {added.join(', ')}
        </p>
      )}
      <div className="merge-dialog__buttons">
        <Button margin={false} onClick={() => void onApply(taken)}>
          {say('apply')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          {say('close')}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
