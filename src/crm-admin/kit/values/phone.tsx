import { formatPhone } from '@nas/domain/contact'
import { useEffect, useState } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { CheckIcon, CopyIcon } from './icon.tsx'

const confirmedMs = 2000

/** A phone number with buttons to call and copy it; nothing for the empty one of an erased person. */
export function Phone({ number }: { number: string }) {
  const { t } = useTexts()
  const notices = useNotices()
  const [copied, setCopied] = useState(false)
  const shown = formatPhone(number)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmedMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    const done = await copyText(number)
    setCopied(done)
    if (!done) notices.error({ description: t('phone.copyFailed') })
  }
  if (number === '') return null
  return (
    <span className="crm-phone">
      <a href={`tel:${shown.replaceAll(' ', '')}`}>{shown}</a>
      <button
        type="button"
        className="crm-icon-button"
        aria-label={t('phone.copy', { number: shown })}
        onClick={() => void copy()}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <span className="crm-hidden" role="status">
        {copied && t('phone.copied')}
      </span>
    </span>
  )
}
