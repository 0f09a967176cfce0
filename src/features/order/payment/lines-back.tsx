import { useRef, useState } from 'react'
import type { Texts } from '../../../i18n/catalogues.ts'
import { openPanel } from '../../../stores/panel.store.ts'
import { notify } from '../../../stores/toast.store.ts'
import { type LinesBackOutcome, putLinesBack } from './put-lines-back.ts'

interface LinesBackProps {
  code: string | null
  texts: Texts<'payment'>
  /** Something else is the first to be pressed. */
  quiet: boolean
}

const sentences = {
  some: 'linesBackSome',
  none: 'linesBackNone',
  unknown: 'linesBackUnknown',
  failed: 'linesBackFailed',
} as const satisfies Record<Exclude<LinesBackOutcome, 'all'>, keyof Texts<'payment'>>

/** Puts what was in the failed order back into the cart, to be ordered again. */
export function LinesBack({ code, texts, quiet }: LinesBackProps) {
  const [busy, setBusy] = useState(false)
  // Two clicks can come before React has drawn the button as pressed.
  const running = useRef(false)

  const press = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const outcome = await putLinesBack(code)
    running.current = false
    setBusy(false)
    if (outcome === 'all') notify({ variant: 'success', message: texts.linesBackDone })
    else notify({ variant: 'warning', message: texts[sentences[outcome]] })
    if (outcome === 'all' || outcome === 'some') openPanel('cart')
  }

  return (
    <button
      type="button"
      className={`button${quiet ? ' button--quiet' : ''}`}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? texts.linesBackBusy : texts.linesBack}
    </button>
  )
}
