import type { NewFactor } from '@nas/contract/second-factor'
import { Button, QRCode } from 'antd'
import { useState } from 'react'
import { CopyButton } from './copy-button.tsx'
import { ProofField } from './proof-field.tsx'
import { confirmFactor } from './security.api.ts'
import { useSecurityTexts } from './security-texts.ts'
import { useProof } from './use-proof.ts'

interface NewAppFormProps {
  factor: NewFactor
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** The secret as a picture and as text, and the code with which the app shows that it has it. */
export function NewAppForm({ factor: { secret, uri }, onCodes, onCancel }: NewAppFormProps) {
  const { t } = useSecurityTexts()
  const { problems, sending, send } = useProof()
  const [code, setCode] = useState('')
  const submit = () =>
    send(code.trim() === '' ? { code: 'missing' } : {}, async () =>
      onCodes(await confirmFactor(code.trim())),
    )
  return (
    <form
      className="crm-record-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>{t('scan')}</p>
      <div role="img" aria-label={t('scan.label')} className="crm-qr">
        <div aria-hidden="true">
          <QRCode type="svg" value={uri} size={200} />
        </div>
      </div>
      <div>
        <p>{t('secret')}:</p>
        <p>
          <code className="crm-secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <CopyButton text={secret} label={t('copySecret')} />
      </div>
      <ProofField
        kind="code"
        label={t('newCode')}
        value={code}
        onChange={setCode}
        problem={problems.code}
      />
      <div className="crm-record-save">
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
