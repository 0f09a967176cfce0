'use client'

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { languageOf } from '../labels'

const texts = {
  vi: {
    sent: 'Nếu địa chỉ này có tài khoản biên tập, thư có liên kết đặt lại mật khẩu đã được gửi. Liên kết dùng được trong một giờ.',
    stored:
      'Cửa hàng này chưa nối máy chủ thư, nên không có thư nào được gửi đi. Nếu địa chỉ này có tài khoản biên tập, thư nằm trong thư mục var/mail của máy chủ: hãy nhờ người vận hành lấy liên kết.',
    failed: 'Chưa gửi được thư. Hãy kiểm tra kết nối rồi thử lại.',
    again: 'Dùng địa chỉ khác',
  },
  en: {
    sent: 'If this address has an editor’s account, a mail with a link to reset the password was sent. The link is valid for one hour.',
    stored:
      'This shop has no mail server, so no mail was sent. If this address has an editor’s account, the mail is in the folder var/mail of the server: ask the operator for the link.',
    failed: 'No mail was sent. Check your connection, then try again.',
    again: 'Use another address',
  },
}

type Outcome =
  | { state: 'loading' | 'asking' | 'sending' | 'accepted' }
  | { state: 'refused'; message: string }

/**
 * Not Payload's form, which loses what is typed before it is loaded or after a refusal.
 * @param isSent whether mails go to a mail server, not to a folder
 */
export function ForgotForm({ isSent }: { isSent: boolean }) {
  const { t, i18n } = useTranslation()
  const { routes, admin } = useConfig().config
  const [outcome, setOutcome] = useState<Outcome>({ state: 'loading' })
  const say = texts[languageOf(i18n.language)]
  const isBusy = outcome.state === 'loading' || outcome.state === 'sending'

  useEffect(() => setOutcome({ state: 'asking' }), [])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    setOutcome({ state: 'sending' })
    const answer = await fetch(`${routes.api}/${admin.user}/forgot-password`, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
    }).catch(() => null)
    if (answer?.ok) {
      setOutcome({ state: 'accepted' })
      return
    }
    const { errors } = (await answer?.json().catch(() => null)) ?? {}
    setOutcome({ state: 'refused', message: errors?.[0]?.message ?? say.failed })
  }

  return (
    <form className="forgot-password__form" method="post" onSubmit={send}>
      <h1>{t('authentication:forgotPassword')}</h1>
      <div role="status">
        {outcome.state === 'accepted' && <p>{isSent ? say.sent : say.stored}</p>}
        {outcome.state === 'refused' && <p>{outcome.message}</p>}
      </div>
      {outcome.state === 'accepted' ? (
        <Button buttonStyle="secondary" onClick={() => setOutcome({ state: 'asking' })}>
          {say.again}
        </Button>
      ) : (
        <>
          <p>{t('authentication:forgotPasswordEmailInstructions')}</p>
          <div className="field-type email">
            <label className="field-label" htmlFor="field-email">
              {t('general:email')}
              <span className="required">*</span>
            </label>
            <input autoComplete="email" id="field-email" name="email" required type="email" />
          </div>
          <div className="form-submit">
            <Button disabled={isBusy} size="large" type="submit">
              {t('general:submit')}
            </Button>
          </div>
        </>
      )}
      <Link href={`${routes.admin}${admin.routes.login}`} prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </form>
  )
}
