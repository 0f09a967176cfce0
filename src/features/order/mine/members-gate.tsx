import { useEffect } from 'react'
import type { Texts } from '../../../i18n/catalogues.ts'
import { href } from '../../../i18n/href.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { openPanel } from '../../../stores/panel.store.ts'
import { notify } from '../../../stores/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Invites who is not signed in (SPEC §5); the page goes on by itself after the sign-in. */
export function MembersGate({ locale, texts }: { locale: Locale; texts: Texts<'orders'> }) {
  useEffect(() => {
    notify({ variant: 'warning', message: texts.membersOnly })
    openPanel('login')
  }, [texts])

  return (
    <div className="placed placed--none">
      <Icon name="user" />
      <h1>{texts.title}</h1>
      <p className="muted">{texts.gateText}</p>
      <button type="button" className="button" data-open-panel="login" data-wants="login">
        {texts.signIn}
      </button>
      <a className="text-link" href={href(locale, '/theo-doi-don-hang')}>
        {texts.trackInstead}
      </a>
    </div>
  )
}
