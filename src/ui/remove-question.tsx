import { useEffect, useRef } from 'react'

interface RemoveQuestionProps {
  className: string
  question: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** The safe answer has the focus. */
export function RemoveQuestion({ className, question, yes, no, onYes, onNo }: RemoveQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form part of a question.
    <div className={className} role="group" aria-label={question}>
      <p>{question}</p>
      <button type="button" className="button button--quiet button--small" onClick={onYes}>
        {yes}
      </button>
      <button type="button" className="button button--small" onClick={onNo} ref={keep}>
        {no}
      </button>
    </div>
  )
}
