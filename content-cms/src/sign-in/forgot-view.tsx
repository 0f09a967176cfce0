import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readContentSettings } from '../settings'
import { ForgotForm } from './forgot-form'

/** In place of Payload's view, which reports success for every answer. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (user) redirect(payload.config.routes.admin)
  return <ForgotForm isSent={readContentSettings().SMTP_URL !== undefined} />
}
