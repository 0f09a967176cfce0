import { type SubmitEvent, useState } from 'react'
import { askForData } from '../../api-client/privacy.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import type { Locale } from '../../i18n/locale.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { type Member, type MemberTexts, problemOf } from './account.store.ts'

interface ExportDataProps {
  member: Member
  locale: Locale
  texts: MemberTexts
}

const sentences: Readonly<Record<string, keyof MemberTexts>> = {
  current_password_wrong: 'currentWrong',
  sign_in_again: 'freshSignIn',
}

function useAsking({ member, locale }: Pick<ExportDataProps, 'member' | 'locale'>) {
  const { has_password } = member.account
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<keyof MemberTexts | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const { run } = useSingleRun()

  const type = (typed: string) => {
    setPassword(typed)
    setProblem(null)
  }
  const ask = async () => {
    if (has_password && password === '') return setProblem('currentRequired')
    setState('busy')
    try {
      await askForData(has_password ? password : undefined, locale)
      setPassword('')
      setState('sent')
    } catch (error) {
      setProblem(problemOf(error, sentences))
      setState('idle')
    }
  }
  return { password, type, problem, state, ask: () => run(ask) }
}

/** An export of all personal data of the member, by a mailed link. */
export function ExportData({ member, locale, texts }: ExportDataProps) {
  const { password, type, problem, state, ask } = useAsking({ member, locale })
  const isOfPassword = problem === 'currentRequired' || problem === 'currentWrong'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <section className="member-box" aria-labelledby="member-export">
      <h3 id="member-export">{texts.exportOwnTitle}</h3>
      <p className="muted">{texts.exportOwnText}</p>
      {state === 'sent' ? (
        <p className="notice notice--success" role="status">
          {texts.exportOwnSent}
        </p>
      ) : (
        <form className="member-form" noValidate onSubmit={submit}>
          {member.account.has_password ? (
            <PasswordField
              id="export-password"
              label={texts.currentPassword}
              hint={texts.currentForExport}
              value={password}
              onChange={type}
              autoComplete="current-password"
              error={isOfPassword ? texts[problem] : undefined}
              show={texts.showPassword}
              hide={texts.hidePassword}
            />
          ) : null}
          {problem === null || isOfPassword ? null : (
            <p className="notice notice--danger" role="alert">
              {texts[problem]}
            </p>
          )}
          <SubmitButton
            label={texts.exportOwnAsk}
            busy={state === 'busy'}
            busyLabel={texts.exportOwnAsking}
            block={false}
          />
        </form>
      )}
    </section>
  )
}
