'use client'

import {
  Button,
  EmailField,
  Form,
  FormSubmit,
  Link,
  useConfig,
  useTranslation,
} from '@payloadcms/ui'
import { email } from 'payload/shared'
import { useState } from 'react'
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

const empty = { initialValue: '', valid: false, value: '' }

type Outcome = { state: 'asking' } | { state: 'refused'; message: string } | { state: 'accepted' }

/** @param isSent whether mails go to a mail server, not to a folder */
export function ForgotForm({ isSent }: { isSent: boolean }) {
  const { t, i18n } = useTranslation()
  const { routes, admin } = useConfig().config
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  const say = texts[languageOf(i18n.language)]

  async function send(form: FormData): Promise<Response> {
    setOutcome({ state: 'asking' })
    const answer = await fetch(`${routes.api}/${admin.user}/forgot-password`, {
      method: 'POST',
      body: form,
      headers: { 'Accept-Language': i18n.language },
    }).catch(() => new Response('{}', { status: 503 }))
    const { errors } = await answer
      .clone()
      .json()
      .catch(() => ({}))
    const message: string = errors?.[0]?.message ?? say.failed
    setOutcome(answer.ok ? { state: 'accepted' } : { state: 'refused', message })
    return answer
  }

  return (
    <Form
      // Payload reads the return value of the function, although the type does not declare it.
      action={send as unknown as (form: FormData) => Promise<void>}
      className="forgot-password__form"
      // The outcome is shown in the form.
      handleResponse={() => undefined}
      initialState={{ email: empty }}
      method="POST"
    >
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
          <EmailField
            field={{
              name: 'email',
              admin: { autoComplete: 'email' },
              label: t('general:email'),
              required: true,
            }}
            path="email"
            validate={email}
          />
          <FormSubmit size="large">{t('general:submit')}</FormSubmit>
        </>
      )}
      <Link href={`${routes.admin}${admin.routes.login}`} prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </Form>
  )
}
