import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { SignInForm } from './sign-in-form'

export function SignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const target = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(target)
  const logo = { i18n, locale, params, payload, permissions, searchParams }
  return (
    <>
      <div className="login__brand">
        <Logo {...logo} />
      </div>
      <SignInForm target={target} />
    </>
  )
}
