import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { LoadFailure, Loading } from '../../ui/load-states.tsx'
import type { MemberTexts } from './account.store.ts'
import { $member, forgetMember, loadMember, type MemberView } from './account.store.ts'
import { Connections } from './connections.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { showProfile } from './profile-form.ts'
import { Sessions } from './sessions.tsx'

interface ProfilePanelProps {
  locale: Locale
  texts: MemberTexts
}

const waiting: MemberView = { state: 'loading' }

/** Everything about the member's account that is not an order or an address. */
export function ProfilePanel({ locale, texts }: ProfilePanelProps) {
  const view = useStore($member, { ssr: () => waiting })

  useEffect(() => {
    void loadMember()
    return forgetMember
  }, [])
  useEffect(() => {
    if (view.state === 'ready') showProfile(view.user)
  }, [view])

  return (
    <>
      <h2>{texts.profile}</h2>
      {view.state === 'loading' ? <Loading words={texts.loading} /> : null}
      {view.state === 'failed' ? (
        <LoadFailure
          words={texts.loadFailed}
          retry={texts.retry}
          onRetry={() => void loadMember()}
        />
      ) : null}
      {view.state === 'ready' ? (
        <div className="member-boxes">
          <section className="member-box" aria-labelledby="member-person">
            <h3 id="member-person">{texts.personTitle}</h3>
            <ProfileFields texts={texts} />
          </section>
          <PasswordSection member={view} locale={locale} texts={texts} />
          <Sessions texts={texts} />
          <Connections member={view} locale={locale} texts={texts} />
          <ConsentChoices member={view} texts={texts} />
          {view.user.role?.type === 'admin' ? null : (
            <>
              <ExportData member={view} locale={locale} texts={texts} />
              <DeleteAccount member={view} locale={locale} texts={texts} />
            </>
          )}
        </div>
      ) : null}
    </>
  )
}
