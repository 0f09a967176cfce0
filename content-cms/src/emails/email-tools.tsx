'use client'

import { emailTexts, isEmailKind } from '@nas/domain/email-texts/texts'
import {
  Button,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import { label, languageOf } from '../labels'
import type { TestResult } from './test-endpoints'

const texts = {
  known: label('Có thể dùng trong các ô:', 'Placeholders for the texts:'),
  none: label('Email này không có phần tự điền.', 'This email has no placeholders.'),
  send: label('Gửi email thử cho tôi', 'Send me a test email'),
  saveFirst: label('Lưu trước khi gửi thử.', 'Save before sending a test.'),
  sending: label('Đang gửi…', 'Sending…'),
  sent: label('Máy chủ thư đã nhận email gửi tới', 'The mail server accepted the email to'),
  file: label(
    'Chưa gửi đi: cửa hàng chưa có máy chủ thư. Email được ghi vào một tệp, người nhận:',
    'Not sent: the shop has no mail server. The email was written to a file for',
  ),
  failed: label(
    'Chưa gửi được: máy chủ thư từ chối email gửi tới',
    'Not sent: the mail server refused the email to',
  ),
  unreachable: label(
    'Chưa gửi: hệ thống bán hàng không trả lời. Hãy thử lại sau ít phút.',
    'Not sent: the shop’s server did not answer. Try again in a few minutes.',
  ),
} as const

/** The placeholders of the email, and a test of the saved words. */
export function EmailTools() {
  const { id, data } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const [state, setState] = useState<TestResult | 'sending' | null>(null)
  const say = (text: keyof typeof texts) => texts[text][languageOf(i18n.language)]
  const kind = String(data?.kind)
  const known = isEmailKind(kind) ? emailTexts[kind].known : []

  async function send(): Promise<void> {
    setState('sending')
    const address = `${config.routes.api}/emails/${id}/test?locale=${locale}`
    const answer = await fetch(address, { method: 'POST' }).catch(() => null)
    setState(answer?.ok ? await answer.json() : { result: 'unreachable', to: '' })
  }

  const said = state === 'sending' ? say('sending') : state && `${say(state.result)} ${state.to}`
  return (
    <div className="field-type">
      <p>
        {known.length === 0
          ? say('none')
          : `${say('known')} ${known.map((name) => `{{${name}}}`).join(', ')}`}
      </p>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isModified || state === 'sending'}
        onClick={() => void send()}
      >
        {say('send')}
      </Button>
      <p role="status">{isModified ? say('saveFirst') : said}</p>
    </div>
  )
}
