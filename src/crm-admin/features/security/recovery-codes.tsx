import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useNotices } from '../../kit/feedback/notices.tsx'
import { saveFile } from '../../kit/files/download-button.tsx'
import { useSecurityTexts } from './security-texts.ts'

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useSecurityTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')
  useEffect(() => heading.current?.focus(), [])
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), t('codes.file'))
  return (
    <div className="crm-stack">
      <h3 ref={heading} tabIndex={-1} className="crm-codes-title">
        {t('codes')}
      </h3>
      <p>{t('codes.text')}</p>
      <ol className="crm-plain crm-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="crm-row">
        <CopyButton text={text} label={t('codes.copy')} />
        <Button onClick={save}>{t('codes.save')}</Button>
        <Button type="primary" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </div>
    </div>
  )
}

/** False when the browser denies access to the clipboard, as on a page without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useSecurityTexts()
  const notices = useNotices()
  const copy = async () => {
    const copied = await copyText(text)
    notices[copied ? 'success' : 'error']({
      key: 'copied',
      description: t(copied ? 'codes.copied' : 'codes.notCopied'),
      role: 'status',
    })
  }
  return <Button onClick={() => void copy()}>{label}</Button>
}
