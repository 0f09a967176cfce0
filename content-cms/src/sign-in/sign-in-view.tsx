import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { languageOf } from '../labels'
import { readContentSettings } from '../settings'
import { SignInForm } from './sign-in-form'
import { keptStaff } from './staff-link'
import { StaffSignIn } from './staff-sign-in-part'

export function SignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const target = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(target)
  const logo = { i18n, locale, params, payload, permissions, searchParams }
  const came = searchParams?.staff
  const staff = came === 'link' ? keptStaff(req) : null
  return (
    <>
      <div className="login__brand">
        <Logo {...logo} />
      </div>
      <SignInForm linked={staff?.name} target={target} />
      {readContentSettings().COMMERCE_URL !== undefined && !staff && (
        <StaffSignIn came={came} language={languageOf(i18n.language)} target={target} />
      )}
    </>
  )
}
