import { useEffect, useRef } from 'react'
import type { CartTexts } from './cart-texts.ts'

interface RemoveQuestionProps {
  texts: CartTexts
  onYes: () => void
  onNo: () => void
}

/** Stands in place of the quantity when it would become 0; the safe answer has the focus. */
export function RemoveQuestion({ texts, onYes, onNo }: RemoveQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form part of a question.
    <div className="cart-line__question" role="group" aria-label={texts.askRemove}>
      <p>{texts.askRemove}</p>
      <button type="button" className="button button--quiet button--small" onClick={onYes}>
        {texts.removeYes}
      </button>
      <button type="button" className="button button--small" onClick={onNo} ref={keep}>
        {texts.removeNo}
      </button>
    </div>
  )
}
