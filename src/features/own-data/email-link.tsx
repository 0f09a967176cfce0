import { followEmailLink } from '../../api-client/account.ts'
import type { Locale } from '../../i18n/locale.ts'
import { DoneBox, LinkBox, type OwnDataTexts } from './link-box.tsx'

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

export function EmailLink({ purpose, code, ...shared }: EmailLinkProps) {
  const { texts } = shared
  const [title, text, button] = wordsOf[purpose]
  return (
    <LinkBox
      name="email"
      title={texts[title]}
      button={texts[button]}
      busyButton={texts.emailSaving}
      follow={() => followEmailLink(purpose, code)}
      done={(result) => {
        const [title, text] = outcomes[result]
        return (
          <DoneBox title={texts[title]}>
            <p>{texts[text]}</p>
          </DoneBox>
        )
      }}
      {...shared}
    >
      <p>{texts[text]}</p>
    </LinkBox>
  )
}
