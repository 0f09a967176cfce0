import type { FactorState, NewFactor } from '@nas/contract/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { formatMoment } from '../orders/order-formats.ts'
import { NewAppForm } from './new-app-form.tsx'
import { ProveForm } from './prove-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginFactor, renewRecoveryCodes } from './security.api.ts'
import { useSecurityTexts } from './security-texts.ts'

/** So few that somebody may soon stand before the door. */
const fewCodes = 3

type Step =
  | { step: 'rest' }
  | { step: 'prove'; what: 'app' | 'codes' }
  | { step: 'app'; factor: NewFactor }
  | { step: 'codes'; codes: string[] }

/** The second factor of the member of staff: set up, moved to another phone, its recovery codes renewed. */
export function FactorPanel({ state }: { state: FactorState }) {
  const { t } = useSecurityTexts()
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ step: 'rest' })
  const rest = () => setStep({ step: 'rest' })
  const hasApp = state.enrolledAt !== null
  const showCodes = (codes: string[]) => {
    setStep({ step: 'codes', codes })
    // All that was refused until now may be asked for again.
    void queries.invalidateQueries()
  }

  switch (step.step) {
    case 'prove':
      return (
        <ProveForm
          intro={t(`prove.${step.what}`)}
          asksCode={hasApp}
          run={async (proof) => {
            if (step.what === 'codes') showCodes(await renewRecoveryCodes(proof))
            else setStep({ step: 'app', factor: await beginFactor(proof) })
          }}
          onCancel={rest}
        />
      )
    case 'app':
      return <NewAppForm factor={step.factor} onCodes={showCodes} onCancel={rest} />
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={rest} />
    case 'rest':
      return <Resting state={state} onStep={(what) => setStep({ step: 'prove', what })} />
  }
}

interface RestingProps {
  state: FactorState
  onStep: (what: 'app' | 'codes') => void
}

function Resting({ state: { enrolledAt, recoveryCodes: codes }, onStep }: RestingProps) {
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
      {codes <= fewCodes && <p className="crm-field-problem">{t('factor.few', { codes })}</p>}
      <div className="crm-record-save">
        <Button onClick={() => onStep('app')}>{t('factor.move')}</Button>
        <Button onClick={() => onStep('codes')}>{t('factor.renew')}</Button>
      </div>
    </>
  )
}
