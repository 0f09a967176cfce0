'use client'

import {
  CheckboxField,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  useAuth,
  useConfig,
  useTranslation,
} from '@payloadcms/ui'
import { email } from 'payload/shared'
import { useState } from 'react'
import { languageOf } from '../labels'
import { CodeField } from './code-field'
import './staff-sign-in.css'

async function challengeIn(answer: Response): Promise<string | null> {
  if (answer.status !== 429) return null
  const body: { errors?: { data?: { challenge?: unknown } }[] } = await answer.clone().json()
  const challenge = body.errors?.[0]?.data?.challenge
  return typeof challenge === 'string' ? challenge : null
}

/** If others' guesses force the editor to wait, signs in again with a proof of work. */
async function signInWithWork(
  address: string,
  body: FormData,
  language: string,
  onWork: (isWorking: boolean) => void,
): Promise<Response> {
  const send = (headers: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      body,
      credentials: 'include',
      headers: { 'Accept-Language': language, ...headers },
    })
  const answer = await send({})
  const challenge = await challengeIn(answer)
  if (challenge === null) return answer
  onWork(true)
  try {
    const { proveWork } = await import('@nas/callers/prove-work')
    const proof = await proveWork(challenge)
    return proof === null ? answer : await send({ 'Proof-Of-Work': proof })
  } finally {
    onWork(false)
  }
}

const working = {
  vi: 'Tài khoản này vừa bị nhập sai mật khẩu nhiều lần. Trình duyệt đang kiểm tra để đăng nhập cho bạn, mất khoảng 15 giây…',
  en: 'Many wrong passwords were tried at this account. Your browser is doing a check to sign you in, about 15 seconds…',
}

/** The password is correct, and the account has a second factor. */
async function asksForCode(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return false
  const body: { errors?: { data?: { errors?: { path?: unknown }[] } }[] } = await answer
    .clone()
    .json()
  return body.errors?.[0]?.data?.errors?.[0]?.path === 'code'
}

const empty = { initialValue: undefined, valid: true, value: undefined }

/** Two objects: Payload's form starts again with each new one. */
const initialState = { email: empty, password: empty, code: empty }
const linkingState = {
  ...initialState,
  linkStaff: { initialValue: true, valid: true, value: true },
}

const linking = {
  vi: (name: string) =>
    `Nối với tài khoản nhân viên của ${name}, để lần sau không cần mật khẩu này`,
  en: (name: string) =>
    `Link to the account of ${name}, member of staff, to sign in without this password`,
}

/** @param linked the member of staff who came from the back office and is not linked yet */
export function SignInForm({ linked, target }: { linked?: string; target: string }) {
  const { t, i18n } = useTranslation()
  const { setUser } = useAuth()
  const { routes, admin } = useConfig().config
  const [isWorking, setWorking] = useState(false)
  const language = languageOf(i18n.language)
  const [needsCode, setNeedsCode] = useState(false)
  const send = async (form: FormData) => {
    const address = `${routes.api}/${admin.user}/login`
    const answer = await signInWithWork(address, form, language, setWorking)
    if (needsCode || !(await asksForCode(answer))) return answer
    setNeedsCode(true)
    // The hint beside the new field says it all.
    return Response.json({ errors: [] }, { status: 400 })
  }
  return (
    <Form
      // Payload reads the return value of the function, although the type does not declare it.
      action={send as unknown as (form: FormData) => Promise<void>}
      className="login__form"
      disableSuccessStatus
      initialState={linked === undefined ? initialState : linkingState}
      method="POST"
      onSuccess={(answer) => setUser(answer as Parameters<typeof setUser>[0])}
      redirect={target}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
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
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      {linked !== undefined && (
        <CheckboxField
          field={{ name: 'linkStaff', label: linking[language](linked) }}
          path="linkStaff"
        />
      )}
      <div role="status">{isWorking && working[language]}</div>
      {needsCode && <CodeField />}
      <Link href={`${routes.admin}${admin.routes.forgot}`} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
