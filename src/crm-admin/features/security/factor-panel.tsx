import type { FactorState, NewFactor } from '@nas/contract/second-factor/fields'
import { beginFactor, confirmFactor, renewCodes } from '@nas/contract/second-factor/operations'
import { formatMoment } from '@nas/domain/dates'
import { useQueryClient } from '@tanstack/react-query'
import { Button, QRCode } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { ProveForm } from './prove-form.tsx'
import { CopyButton, RecoveryCodes } from './recovery-codes.tsx'
import { useSecurityTexts } from './security-texts.ts'

const fewCodes = 3

type Step =
  | { step: 'rest' }
  | { step: 'prove'; what: 'app' | 'codes' }
  | { step: 'app'; factor: NewFactor }
  | { step: 'codes'; codes: string[] }

export function FactorPanel({ state }: { state: FactorState }) {
  const { t } = useSecurityTexts()
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ step: 'rest' })
  const rest = () => setStep({ step: 'rest' })
  const hasApp = state.enrolledAt !== null
  const showCodes = async (made: Promise<{ codes: string[] }>) => {
    setStep({ step: 'codes', codes: (await made).codes })
    // Queries that were rejected before may succeed now.
    void queries.invalidateQueries()
  }

  switch (step.step) {
    case 'prove':
      return (
        <ProveForm
          key="prove"
          intro={<p>{t(`prove.${step.what}`)}</p>}
          asks={hasApp ? ['currentPassword', 'code'] : ['currentPassword']}
          codeLabel={t('presentCode')}
          submitLabel={t('next')}
          run={async ({ currentPassword, code }) => {
            const proof = { current_password: currentPassword, code: code || undefined }
            if (step.what === 'codes') await showCodes(runOperation(renewCodes, { ...proof, code }))
            else setStep({ step: 'app', factor: await runOperation(beginFactor, proof) })
          }}
          onCancel={rest}
        />
      )
    case 'app':
      return (
        <ProveForm
          key="app"
          intro={<NewApp factor={step.factor} />}
          asks={['code']}
          codeLabel={t('newCode')}
          submitLabel={t('confirm')}
          run={({ code }) => showCodes(runOperation(confirmFactor, { code }))}
          onCancel={rest}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={rest} />
    case 'rest':
      return <Resting state={state} onStep={(what) => setStep({ step: 'prove', what })} />
  }
}

function NewApp({ factor: { secret, uri } }: { factor: NewFactor }) {
  const { t } = useSecurityTexts()
  return (
    <>
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
    </>
  )
}

function Resting(props: { state: FactorState; onStep: (what: 'app' | 'codes') => void }) {
  const {
    state: { enrolledAt, recoveryCodes: codes },
    onStep,
  } = props
  const { t } = useSecurityTexts()
  if (enrolledAt === null) {
    return (
      <>
        <p>{t('factor.off')}</p>
        <Button type="primary" onClick={() => onStep('app')}>
          {t('factor.setUp')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>{t('factor.on', { at: formatMoment(enrolledAt), codes })}</p>
      {codes <= fewCodes && <p className="crm-problem">{t('factor.few', { codes })}</p>}
      <div className="crm-row">
        <Button onClick={() => onStep('app')}>{t('factor.move')}</Button>
        <Button onClick={() => onStep('codes')}>{t('factor.renew')}</Button>
      </div>
    </>
  )
}
