import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import type { FormTexts } from '../../forms/form-fields.ts'
import { rejectionOf } from '../../forms/rejection.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'

export type OwnDataTexts = FormTexts & Texts<'own-data'>

const problemOfCode: Readonly<Record<string, keyof OwnDataTexts>> = {
  code_incorrect: 'linkVoid',
  order_open: 'orderOpen',
  link_expired: 'linkExpired',
  link_used: 'linkUsed',
  link_withdrawn: 'linkWithdrawn',
  taken: 'emailInUse',
}

/** Why a mailed link failed, as a text key. */
function linkProblem(error: unknown): keyof OwnDataTexts {
  const known = error instanceof ApiError ? problemOfCode[error.code] : undefined
  return known ?? rejectionOf(error, {}).sentence
}

type Step<Result> =
  | { state: 'asking'; problem?: keyof OwnDataTexts }
  | { state: 'busy' }
  | { state: 'done'; result: Result }

/**
 * Uses a mailed link once despite repeated presses; afterwards the code is removed from the
 * address.
 */
export function useLink<Result>(follow: () => Promise<Result>) {
  const [step, setStep] = useState<Step<Result>>({ state: 'asking' })
  const { run } = useSingleRun()
  const followLink = async () => {
    setStep({ state: 'busy' })
    try {
      setStep({ state: 'done', result: await follow() })
      history.replaceState(history.state, '', location.pathname)
    } catch (error) {
      setStep({ state: 'asking', problem: linkProblem(error) })
    }
  }
  return { step, run: () => run(followLink) }
}

const purposes = ['export', 'erasure', 'confirm', 'revert'] as const

/** Purpose and code of a mailed link. */
export interface MailedLink {
  purpose: (typeof purposes)[number]
  code: string
}

/**
 * Parses the fragment, which browsers never send to a server. It stays in the address until the
 * link is used, so that a reload or a sign-in in between loses nothing.
 */
export function readMailedLink(hash: string): MailedLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  for (const purpose of purposes) {
    const code = params.get(purpose)
    if (code) return { purpose, code }
  }
  return null
}

interface DoneBoxProps {
  title: string
  children: ReactNode
}

/** The result; gets the focus, so that a screen reader announces it. */
export function DoneBox({ title, children }: DoneBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="own-data__box">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface LinkProblemProps {
  problem: keyof OwnDataTexts | undefined
  locale: Locale
  texts: OwnDataTexts
  /** Address at which another link can be requested. */
  again?: string
}

export function LinkProblem({ problem, locale, texts, again }: LinkProblemProps) {
  if (problem === undefined) return null
  return (
    <div className="notice notice--danger" role="alert">
      <p>{texts[problem]}</p>
      {problem === 'linkVoid' && again !== undefined ? (
        <a className="text-link" href={href(locale, again)}>
          {texts.again}
        </a>
      ) : null}
    </div>
  )
}
