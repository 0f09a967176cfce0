import type { Email } from './email'
import { EmailButton, EmailHeading, staffPage } from './email-parts'

interface StaffNotice {
  to: string | null
  subject: string
  said: string
  advice: string
  button: string
  /** Page of the back office that the button opens, such as `/orders`. */
  page: string
}

export function staffNotice({ to, subject, said, advice, button, page }: StaffNotice): Email {
  const body = (
    <>
      <EmailHeading>{subject}</EmailHeading>
      <p>{said}</p>
      <p>{advice}</p>
      <EmailButton href={staffPage(page)}>{button}</EmailButton>
    </>
  )
  return { to, subject, preview: said, body }
}
