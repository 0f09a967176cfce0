import { Button } from 'antd'
import { useState } from 'react'
import { ProofField } from './proof-field.tsx'
import type { Proof } from './security.api.ts'
import { useSecurityTexts } from './security-texts.ts'
import { useProof } from './use-proof.ts'

interface ProveFormProps {
  intro: string
  /** An app is in use, so that a code of it is asked for too. */
  asksCode: boolean
  run: (proof: Proof) => Promise<void>
  onCancel: () => void
}

/** Asks the owner to show that it is they, and not somebody at a screen that was left open. */
export function ProveForm({ intro, asksCode: hasApp, run, onCancel }: ProveFormProps) {
  const { t } = useSecurityTexts()
  const { problems, sending, send } = useProof()
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  // The server asks for one too where an app was set up in another window.
  const asksCode = hasApp || problems.code !== undefined
  const submit = () =>
    send(
      {
        ...(currentPassword === '' && { currentPassword: 'missing' }),
        ...(asksCode && code.trim() === '' && { code: 'missing' }),
      },
      () => run({ currentPassword, ...(asksCode && { code: code.trim() }) }),
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
      <p>{intro}</p>
      <ProofField
        kind="password"
        label={t('password')}
        value={currentPassword}
        onChange={setPassword}
        problem={problems.currentPassword}
      />
      {asksCode && (
        <ProofField
          kind="code"
          label={t('presentCode')}
          value={code}
          onChange={setCode}
          problem={problems.code}
        />
      )}
      <div className="crm-record-save">
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('next')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
