import { atom, onMount } from 'nanostores'

/** The tabs of the member area, by the hashes of SPEC §2. */
export const memberTabs = ['tab1', 'tab2', 'tab4', 'tab5', 'tab6'] as const

export type MemberTab = (typeof memberTabs)[number]

const first: MemberTab = 'tab1'

/** The tab that an address names; the first for anything else. */
export function readTab(hash: string): MemberTab {
  return memberTabs.find((tab) => hash === `#${tab}`) ?? first
}

/** The tab that is open, in step with the browser's history. */
export const $memberTab = atom<MemberTab>(first)

/** For a component's first render, which must equal the server's. */
export const firstTab = (): MemberTab => first

onMount($memberTab, () => {
  if (typeof window === 'undefined') return undefined
  const follow = () => $memberTab.set(readTab(location.hash))
  follow()
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener('hashchange', follow)
  }
})
