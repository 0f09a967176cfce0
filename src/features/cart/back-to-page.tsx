import { useEffect, useRef } from 'react'
import { closePanel } from '../../stores/panel.store.ts'

/** Closes the empty panel: the page behind it is where one was shopping. */
export function BackToPage({ text }: { text: string }) {
  const action = useRef<HTMLButtonElement>(null)
  // When the last line was removed, the button that had the focus went with it.
  useEffect(() => action.current?.focus(), [])

  return (
    <button type="button" className="button" ref={action} onClick={() => closePanel('cart')}>
      {text}
    </button>
  )
}
