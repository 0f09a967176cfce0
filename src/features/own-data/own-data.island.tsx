import { useEffect, useState } from 'react'
import { followEmailLink } from '../../api-client/account.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { ErasureAsk, ErasureConfirm } from './erasure.tsx'
import { ExportDownload } from './export-download.tsx'
import {
  DoneBox,
  LinkBox,
  type MailedLink,
  type OwnDataTexts,
  readMailedLink,
} from './link-box.tsx'

type OwnDataProps = TextProps<OwnDataTexts>

/**
 * Why an island: the code of a mailed link is in the fragment, which only the browser sees.
 * `client:load`: it is the page's only content.
 */
export function OwnData({ locale, texts }: OwnDataProps) {
  const [link, setLink] = useState<MailedLink | null>()

  useEffect(() => {
    const read = () => setLink(readMailedLink(location.hash))
    read()
    // Another mailed link was opened in the same tab.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  const shared = { locale, texts }
  return (
    <div
      className="own-data__boxes"
      data-island="own-data"
      data-ready={link === undefined ? undefined : ''}
    >
      {link === undefined ? (
        <p className="muted" data-needs-js="">
          {texts.opening}
        </p>
      ) : null}
      {link?.purpose === 'export' ? (
        <ExportDownload key={link.code} code={link.code} {...shared} />
      ) : null}
      {link?.purpose === 'erasure' ? (
        <ErasureConfirm key={link.code} code={link.code} {...shared} />
      ) : null}
      {link?.purpose === 'confirm' || link?.purpose === 'revert' ? (
        <EmailLink key={link.code} purpose={link.purpose} code={link.code} {...shared} />
      ) : null}
      {link === null ? (
        <>
          <ErasureAsk {...shared} />
          <section className="own-data__box" aria-labelledby="own-data-member">
            <h2 id="own-data-member">{texts.memberTitle}</h2>
            <p className="muted">{texts.memberText}</p>
            <a className="button button--outline" href={href(locale, '/thanh-vien-nas')}>
              {texts.memberLink}
            </a>
          </section>
        </>
      ) : null}
    </div>
  )
}

interface MailedEmailLink extends MailedLink {
  purpose: 'confirm' | 'revert'
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

function EmailLink({ purpose, code, ...shared }: OwnDataProps & MailedEmailLink) {
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
