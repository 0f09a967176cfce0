import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Profile } from '../../stores/session.store.ts'
import type { MemberTexts } from './account.store.ts'
import { $memberTab, firstTab, type MemberTab, TabList, tabId, tabName } from './member-tabs.tsx'

interface MemberFrameProps {
  member: Profile
  texts: MemberTexts
  panels: Readonly<Record<MemberTab, ReactNode>>
}

/** The given name stands last in Vietnamese. */
function initialOf(name: string): string {
  const given = name.trim().split(/\s+/).at(-1) ?? ''
  return ([...given.normalize('NFC')][0] ?? '').toLocaleUpperCase('vi')
}

/** The member's welcome, the tabs, and the one that is open. */
export function MemberFrame({ member, texts, panels }: MemberFrameProps) {
  const tab = useStore($memberTab, { ssr: firstTab })
  const name = member.fullname || member.username
  const title = tabName(tab, texts)

  useEffect(() => {
    document.title = `${title} | NAS`
  }, [title])

  return (
    <>
      <header className="member-head">
        <span className="member-head__arch" aria-hidden="true">
          {initialOf(name)}
        </span>
        <div className="member-head__words">
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1>{fill(texts.welcome, { name })}</h1>
          <p className="muted">{member.email}</p>
        </div>
        <button type="button" className="button button--outline button--small" data-sign-out="">
          {texts.signOut}
        </button>
      </header>
      <div className="member-body">
        <TabList open={tab} texts={texts} />
        <div
          key={tab}
          id="member-panel"
          className="member-panel"
          role="tabpanel"
          aria-labelledby={tabId(tab)}
        >
          {panels[tab]}
        </div>
      </div>
    </>
  )
}
