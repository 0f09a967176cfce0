import { fill } from '@nas/domain/placeholders'
import { useEffect, useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'

interface CopyButtonProps {
  value: string
  /** Name of the copied value, e.g. "account number". */
  name: string
  texts: { copy: string; copyNamed: string; copied: string; copyFailed: string }
}

type Outcome = 'none' | 'copied' | 'failed'

const shownMs = 4000

export function CopyButton({ value, name, texts }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed')
  const said = { none: '', copied: texts.copied, failed: texts.copyFailed }[outcome]
  return (
    <span className="copy no-print">
      <span role="status" className="copy__said">
        {said}
      </span>
      <button type="button" onClick={copy} aria-label={fill(texts.copyNamed, { name })}>
        {texts.copy}
      </button>
    </span>
  )
}
