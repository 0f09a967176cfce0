'use client'

import { toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { User } from '../payload-types'
import type { NewFactor, ShownFactor } from './factor-changes'
import './factor-panel.css'
import { type Given, ProveFields, type Refusal } from './prove-fields'
import { Resting, type What } from './resting'
import { NewApp, RecoveryCodes } from './shown-once'
import { textsOf } from './texts'

type Step =
  | { step: 'rest' }
  | { step: 'prove'; what: What }
  | { step: 'app'; factor: NewFactor }
  | { step: 'codes'; codes: string[] }

type Method = 'POST' | 'PATCH' | 'DELETE'
type Answer = { errors?: { message?: string; data?: { errors?: Problem[] } }[] }
type Problem = { path: keyof Given; message: string }

/** The second factor of the own account; of a colleague's, a manager can remove it. */
export function FactorPanel() {
  const { id } = useDocumentInfo()
  const { user, fetchFullUser } = useAuth<User>()
  const { routes, admin } = useConfig().config
  const { language } = useTranslation().i18n
  const say = textsOf(language)
  const address = `${routes.api}/${admin.user}/factor/${id}`
  const [factor, setFactor] = useState<ShownFactor | 'unread' | null>(null)
  const [now, setStep] = useState<Step>({ step: 'rest' })
  const isOwn = id === user?.id
  const rest = () => setStep({ step: 'rest' })

  async function load(): Promise<void> {
    const answer = await fetch(address).catch(() => null)
    setFactor(answer?.ok ? ((await answer.json()) as ShownFactor) : 'unread')
  }
  useEffect(() => void load(), [address])

  /** @param done gets the answer of the call that was carried out */
  async function change<T>(
    method: Method,
    given: Given,
    done: (answer: T) => void,
    path = '',
  ): Promise<Refusal | null> {
    const answer = await fetch(address + path, {
      method,
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
    }).catch(() => null)
    const body: (Answer & T) | null = (await answer?.json().catch(() => null)) ?? null
    if (answer?.ok && body) {
      done(body)
      return null
    }
    const [error] = body?.errors ?? []
    const [problem] = error?.data?.errors ?? []
    return { field: problem?.path, message: problem?.message ?? error?.message ?? say.failed }
  }

  const showCodes = ({ codes }: { codes: string[] }) => {
    setStep({ step: 'codes', codes })
    void load()
    // A due factor is set up now.
    void fetchFullUser()
  }
  const runs = {
    app: (given: Given) =>
      change<NewFactor>('POST', given, (made) => setStep({ step: 'app', factor: made })),
    codes: (given: Given) => change('POST', given, showCodes, '/codes'),
    off: (given: Given) =>
      change('DELETE', given, () => {
        rest()
        void load()
        toast.success(say.removed)
      }),
  }
  const removing = isOwn ? say.removing : say.colleagueRemoving

  const body = () => {
    if (factor === null) return null
    if (factor === 'unread') return <p role="alert">{say.unread}</p>
    switch (now.step) {
      case 'prove':
        return (
          <ProveFields
            asks={isOwn && factor.enrolledAt ? ['currentPassword', 'code'] : ['currentPassword']}
            intro={<p>{now.what === 'off' ? removing : say.proving}</p>}
            key="prove"
            onCancel={rest}
            run={runs[now.what]}
            submitLabel={now.what === 'off' ? say.confirm : say.next}
          />
        )
      case 'app':
        return (
          <ProveFields
            asks={['code']}
            codeLabel={say.newCode}
            intro={<NewApp {...now.factor} />}
            key="app"
            onCancel={rest}
            run={(given) => change('PATCH', given, showCodes)}
            submitLabel={say.confirm}
          />
        )
      case 'codes':
        return <RecoveryCodes codes={now.codes} onKept={rest} />
      case 'rest':
        return (
          <Resting
            factor={factor}
            isOwn={isOwn}
            onStep={(what) => setStep({ step: 'prove', what })}
          />
        )
    }
  }
  return (
    <section className="second-factor">
      <h2>{say.title}</h2>
      {isOwn && user?.factorDue && <p role="alert">{say.due}</p>}
      {body()}
    </section>
  )
}
