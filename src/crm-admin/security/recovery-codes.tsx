import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { saveFile } from '../files/save-file.ts'
import { CopyButton } from './copy-button.tsx'
import { useSecurityTexts } from './security-texts.ts'

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => void
}

/** The codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useSecurityTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')
  useEffect(() => heading.current?.focus(), [])
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), t('codes.file'))
  return (
    <div className="crm-record-form">
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
      <div className="crm-record-save">
        <CopyButton text={text} label={t('codes.copy')} />
        <Button onClick={save}>{t('codes.save')}</Button>
        <Button type="primary" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </div>
    </div>
  )
}
