'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import type { ShownFactor } from './factor-changes'
import { textsOf } from './texts'

const fewCodes = 3

/** What can be begun: an app, new recovery codes, the removal. */
export type What = 'app' | 'codes' | 'off'

interface RestingProps {
  factor: ShownFactor
  isOwn: boolean
  onStep: (what: What) => void
}

export function Resting({ factor: { enrolledAt, recoveryCodes }, isOwn, onStep }: RestingProps) {
  const say = textsOf(useTranslation().i18n.language)
  const button = (what: What, text: string) => (
    <Button buttonStyle="secondary" margin={false} onClick={() => onStep(what)} size="medium">
      {text}
    </Button>
  )
  if (!isOwn) {
    return enrolledAt === null ? (
      <p>{say.colleagueOff}</p>
    ) : (
      <>
        <p>{say.colleagueOn(enrolledAt)}</p>
        {button('off', say.colleagueRemove)}
      </>
    )
  }
  if (enrolledAt === null) {
    return (
      <>
        <p>{say.off}</p>
        {button('app', say.setUp)}
      </>
    )
  }
  return (
    <>
      <p>{say.on(enrolledAt, recoveryCodes)}</p>
      {recoveryCodes <= fewCodes && <p className="second-factor__problem">{say.few}</p>}
      <div className="second-factor__buttons">
        {button('app', say.move)}
        {button('codes', say.renew)}
        {button('off', say.remove)}
      </div>
    </>
  )
}
