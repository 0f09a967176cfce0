import { fill } from '@nas/domain/placeholders'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Profile } from '../../stores/session.store.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import type { MemberTexts } from './account.store.ts'

/** The tabs of the member area, by the hashes of SPEC §2. */
export const memberTabs = ['tab1', 'tab2', 'tab4', 'tab5', 'tab6'] as const

type MemberTab = (typeof memberTabs)[number]

const first: MemberTab = 'tab1'

export function readTab(hash: string): MemberTab {
  return memberTabs.find((tab) => hash === `#${tab}`) ?? first
}

function followAddress(follow: () => void): () => void {
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener('hashchange', follow)
  }
}

/** The first render must equal the server's. */
const useTab = (): MemberTab =>
  useSyncExternalStore(
    followAddress,
    () => readTab(location.hash),
    () => first,
  )

const faces = {
  tab1: ['user', 'profile'],
  tab2: ['bag', 'orders'],
  tab4: ['truck', 'addresses'],
  tab5: ['clock', 'viewed'],
  tab6: ['heart', 'liked'],
} as const satisfies Record<MemberTab, readonly [IconName, keyof MemberTexts]>

const tabName = (tab: MemberTab, texts: MemberTexts): string => texts[faces[tab][1]]

const tabId = (tab: MemberTab): string => `member-${tab}`

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function tabAfter(tab: MemberTab, key: string): MemberTab | undefined {
  if (key === 'Home') return memberTabs[0]
  if (key === 'End') return memberTabs.at(-1)
  const step = steps[key]
  if (step === undefined) return undefined
  const count = memberTabs.length
  return memberTabs[(memberTabs.indexOf(tab) + step + count) % count]
}

/** Links, so that the browser keeps the history. */
function TabList({ open, texts }: { open: MemberTab; texts: MemberTexts }) {
  const list = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent<HTMLAnchorElement>, tab: MemberTab) => {
    if (event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
      return
    }
    const next = tabAfter(tab, event.key)
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    <div className="member-tabs" role="tablist" aria-label={texts.tabs} ref={list}>
      {memberTabs.map((tab) => (
        <a
          key={tab}
          id={tabId(tab)}
          href={`#${tab}`}
          role="tab"
          aria-selected={tab === open}
          aria-controls={tab === open ? 'member-panel' : undefined}
          tabIndex={tab === open ? 0 : -1}
          onKeyDown={(event) => press(event, tab)}
        >
          <Icon name={faces[tab][0]} />
          {tabName(tab, texts)}
        </a>
      ))}
    </div>
  )
}

interface MemberFrameProps {
  member: Profile
  texts: MemberTexts
  panels: Readonly<Record<MemberTab, ReactNode>>
}

/** The given name is the last word of a Vietnamese name. */
function initialOf(name: string): string {
  const given = name.trim().split(/\s+/).at(-1) ?? ''
  return ([...given.normalize('NFC')][0] ?? '').toLocaleUpperCase('vi')
}

export function MemberFrame({ member, texts, panels }: MemberFrameProps) {
  const tab = useTab()
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
