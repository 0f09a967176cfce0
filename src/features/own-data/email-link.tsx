import { followEmailLink } from '../../api-client/account.ts'
import type { Locale } from '../../i18n/locale.ts'
import { DoneBox, LinkProblem, type OwnDataTexts, useLink } from './link-box.tsx'

interface EmailLinkProps {
  purpose: 'confirm' | 'revert'
  code: string
  locale: Locale
  texts: OwnDataTexts
}

const wordsOf = {
  confirm: ['emailConfirmTitle', 'emailConfirmText', 'emailConfirmYes'],
  revert: ['emailRevertTitle', 'emailRevertText', 'emailRevertYes'],
} as const

const outcomes = {
  done: ['emailDoneTitle', 'emailDoneText'],
  withdrawn: ['emailWithdrawnTitle', 'emailWithdrawnText'],
  reverted: ['emailRevertedTitle', 'emailRevertedText'],
} as const

/**
 * Last step of a mailed link about a new e-mail: applies the new one, or restores the former one.
 */
export function EmailLink({ purpose, code, locale, texts }: EmailLinkProps) {
  const { step, run } = useLink(() => followEmailLink(purpose, code))
  if (step.state === 'done') {
    const [title, text] = outcomes[step.result]
    return (
      <DoneBox title={texts[title]}>
        <p>{texts[text]}</p>
      </DoneBox>
    )
  }
  const [title, text, button] = wordsOf[purpose]
  return (
    <section className="own-data__box" aria-labelledby="own-data-email">
      <h2 id="own-data-email">{texts[title]}</h2>
      <p>{texts[text]}</p>
      <LinkProblem
        problem={step.state === 'asking' ? step.problem : undefined}
        locale={locale}
        texts={texts}
      />
      <button
        type="button"
        className="button"
        aria-disabled={step.state === 'busy' || undefined}
        onClick={() => void run()}
      >
        {texts[step.state === 'busy' ? 'emailSaving' : button]}
      </button>
    </section>
  )
}
