import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { TextProps } from '../i18n/catalogues.ts'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { membersOnly as membersOnlyEn } from '../i18n/locales/en/auth.json'
import { membersOnly as membersOnlyVi } from '../i18n/locales/vi/auth.json'
import { $signedIn, type Profile, signedOut } from '../stores/session.store.ts'
import { notifyNextPage } from '../stores/toast.store.ts'
import { Icon } from '../ui/icon.tsx'
import type { FormTexts } from './form-fields.ts'

/** Opens the register page (SPEC §8) in place of this one; this one opens again afterwards. */
function inviteToJoin(locale: Locale): void {
  const { pathname, search, hash } = location
  const next = encodeURIComponent(`${pathname}${search}${hash}`)
  const message = locale === 'en' ? membersOnlyEn : membersOnlyVi
  notifyNextPage({ variant: 'info', message })
  location.replace(href(locale, `/dang-ky?next=${next}`))
}

interface MembersOnlyProps extends TextProps<FormTexts> {
  /** Rendered by the server, and until the session is known. */
  waiting: ReactNode
  children: (member: Profile) => ReactNode
}

/** A visitor is redirected (SPEC §5); after the end of a sign-in the page keeps its state. */
export function MembersOnly({ locale, texts, waiting, children }: MembersOnlyProps) {
  const hydrated = useHydrated()
  const member = useStore($signedIn, { ssr: signedOut })
  const [wasMember, setWasMember] = useState(false)
  if (member !== null && !wasMember) setWasMember(true)
  const turnedAway = hydrated && member === null && !wasMember

  useEffect(() => {
    if (turnedAway) inviteToJoin(locale)
  }, [turnedAway, locale])

  if (member !== null) return children(member)
  return wasMember ? <SignedOut texts={texts} /> : waiting
}

function SignedOut({ texts }: { texts: FormTexts }) {
  return (
    <div className="signed-out">
      <Icon name="user" />
      <h1>{texts.signedOutTitle}</h1>
      <p className="muted">{texts.signedOutText}</p>
      <button type="button" className="button" data-open-panel="login" data-preloads="login">
        {texts.signInAgain}
      </button>
    </div>
  )
}
