import { type ReactNode, useState } from 'react'
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

function linkProblem(error: unknown): keyof OwnDataTexts {
  const known = error instanceof ApiError ? problemOfCode[error.code] : undefined
  return known ?? rejectionOf(error, {}).sentence
}

type Step<Result> =
  | { state: 'asking'; problem?: keyof OwnDataTexts }
  | { state: 'busy' }
  | { state: 'done'; result: Result }

interface LinkBoxProps<Result> {
  name: string
  title: string
  children: ReactNode
  button: string
  busyButton: string
  isDanger?: boolean
  instead?: ReactNode
  follow: () => Promise<Result>
  done: (result: Result) => ReactNode
  again?: string
  locale: Locale
  texts: OwnDataTexts
}

/** Last step of a mailed link; after its use the code is removed from the address. */
export function LinkBox<Result>(props: LinkBoxProps<Result>) {
  const { name, title, children, button, busyButton, isDanger, instead, again, locale, texts } =
    props
  const [step, setStep] = useState<Step<Result>>({ state: 'asking' })
  const { run } = useSingleRun()
  const follow = async () => {
    setStep({ state: 'busy' })
    try {
      setStep({ state: 'done', result: await props.follow() })
      history.replaceState(history.state, '', location.pathname)
    } catch (error) {
      setStep({ state: 'asking', problem: linkProblem(error) })
    }
  }
  if (step.state === 'done') return props.done(step.result)
  const problem = step.state === 'asking' ? step.problem : undefined
  return (
    <section className="own-data__box" aria-labelledby={`own-data-${name}`}>
      <h2 id={`own-data-${name}`}>{title}</h2>
      {children}
      {problem === undefined ? null : (
        <div className="notice notice--danger" role="alert">
          <p>{texts[problem]}</p>
          {problem === 'linkVoid' && again !== undefined ? (
            <a className="text-link" href={href(locale, again)}>
              {texts.again}
            </a>
          ) : null}
        </div>
      )}
      {instead ?? (
        <button
          type="button"
          className={isDanger ? 'button button--danger' : 'button'}
          aria-disabled={step.state === 'busy' || undefined}
          onClick={() => void run(follow)}
        >
          {step.state === 'busy' ? busyButton : button}
        </button>
      )}
    </section>
  )
}

const purposes = ['export', 'erasure', 'confirm', 'revert'] as const

export interface MailedLink {
  purpose: (typeof purposes)[number]
  code: string
}

/** The fragment stays in the address until the link is used, for reloads and sign-ins. */
export function readMailedLink(hash: string): MailedLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  for (const purpose of purposes) {
    const code = params.get(purpose)
    if (code) return { purpose, code }
  }
  return null
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The result; gets the focus, so that a screen reader announces it. */
export function DoneBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="own-data__box">
      <h2 ref={focus} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
